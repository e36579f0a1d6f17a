import type { TextTree } from "@harbor/ui";

export const FR = {
  teacher: "Theda",
  welcome:
    "Bonjour ! Je suis Theda, et je dirige ce port depuis trente ans. Jouez une manche avec moi. Vous allez enchérir, construire, amarrer un navire et remplir un contrat, tout cela de vos mains.",
  between: "Heureuse de vous revoir. Chaque leçon est courte. Vous pouvez partir à tout moment et continuer plus tard.",
  end: "Vous savez tout ce que je peux enseigner. Le reste s’apprend en jouant. Pim est un bon début : il joue d’abord, il réfléchit ensuite.",
  "first-round": {
    title: "Votre première manche",
    text: "Enchérir, construire, amarrer un navire, remplir un contrat, être payé.",
    says: {
      welcome:
        "Bonjour ! Je suis Theda, la maîtresse du port. Ce port est à vous. Pim a celui de l’autre rive. Deux manches calmes sont passées, jouons la troisième !",
      aim: "Deux choses seulement comptent : votre argent et votre prestige. À la fin, on les multiplie. Il vous faut donc les deux.",
      ship: "À chaque manche, vous posez cinq cartes, face cachée. Le plus haut total gagne l’emplacement. Ce navire apporte deux caisses. Posez-y votre 5.",
      contract:
        "Après chacune de vos cartes, Pim en pose une. Vous voyez où, mais pas sa valeur. Maintenant un contrat : il paie les marchandises. Posez votre 4 sur celui-ci.",
      house: "En ville, le Phare est à gagner. Il donne trois étoiles de prestige. Posez votre 3 sur « Bâtiment ».",
      permit:
        "Un bâtiment gagné ne va que sur votre chantier. Pour le construire, il faut un permis. Posez votre 2 sur « Permis ».",
      parking:
        "Un 1 gagne rarement. Mais le Parking paie une pièce pour chaque carte, même la plus petite. Posez-le là.",
      build:
        "Le Phare est à vous, et le permis aussi. Personne d’autre n’a enchéri, il est donc gratuit. Construisez le Phare sur une case vide.",
      berth:
        "Votre 5 bat le 3 de Pim : le navire est à vous. Il lui faut un bassin libre avec assez de bollards sur les deux murs. Sinon, il passerait son chemin ! Choisissez un bassin.",
      lay: "Vous avez aussi gagné la corderie. Elle veut un conteneur et une caisse. Posez-la à un quai de chargement.",
      unload:
        "Passons au travail du port. Une marchandise va d’abord du navire sur une case vide. Prenez une caisse et déposez-la.",
      deliver:
        "Le barbier veut une caisse, et ce soir est le dernier. Portez la caisse de sa case jusqu’à son contrat.",
      fill: "À vous, sans aide : remplissez la corderie. Il reste une caisse à bord, et des conteneurs sont en stock.",
      done: "Les deux contrats sont remplis. Dites que vous avez terminé.",
      paid: "Le barbier a payé le prix d’une caisse, plus trois pièces de récompense. La corderie paiera quand son dernier jeton de temps sera parti. S’il avait manqué quelque chose, vous auriez payé une pénalité.",
      score_one: "Vous avez {{money}} pièces et {{count}} étoile de prestige. Multipliées, cela fait {{score}}.",
      score_other:
        "Le Phare et le navire ont fait monter votre prestige. Vous avez {{money}} pièces et {{count}} étoiles. Multipliées, cela fait {{score}}. Après dix manches, le plus haut résultat gagne.",
      end: "Voilà une manche entière, et toutes se passent ainsi. Dans la prochaine leçon, je vous montre comment bien enchérir.",
    },
    meanwhile: {
      reveal: "On retourne toutes les cartes. Cela commence en ville, par le Parking. Regardez qui gagne quoi.",
      town: "C’est construit ! Maintenant, chacun touche un revenu selon son rang. Puis viennent les navires.",
      sea: "On continue de gauche à droite : d’abord les navires, ensuite les contrats.",
      evening:
        "Le soir tombe. Chaque navire et chaque contrat perd un jeton de temps. Un contrat sans jeton est réglé.",
    },
    answers: {
      later: "Dans une partie, vous le pourriez. Pour l’instant, suivez la marque, et vous verrez pourquoi.",
      otherCard: "C’est le bon endroit. Mais gardez cette carte et prenez celle qui est marquée.",
      otherSlot: "Dans une partie, vous enchérissez où vous voulez. Aujourd’hui, posez cette carte à l’endroit marqué.",
      buildFirst: "Un permis sert aussi à cela. Mais le Phare rapporte plus. Construisez-le sur une case vide.",
      layFirst: "Vous pourriez le refuser et payer la pénalité. Mais vous avez ce qu’il demande : acceptez-le.",
      unloadFirst: "Pas si vite : débarquez d’abord une caisse.",
      deliverFirst: "Attendez. Il manque encore sa caisse au barbier, et ce soir est son dernier soir.",
      fillFirst: "Vous pourriez vous arrêter là. Mais il manque encore quelque chose à la corderie, et vous l’avez.",
      doneNow: "Vous pouvez encore déplacer des marchandises. Mais tout est livré : dites que vous avez terminé.",
    },
  },
  bidding: {
    title: "Bien enchérir",
    text: "Les égalités, les rangs, les cartes gaspillées et l’ordre des maisons.",
    says: {
      ranks:
        "Un autre jour, et cette fois Pim est Capitaine. Vous êtes Second. Le Capitaine pose en premier, et une égalité va au meilleur rang.",
      tie: "Pim a posé une carte sur ce navire. Elle ne peut dépasser 5. Il vous reste deux cartes. Posez-y votre 5.",
      last: "Pim n’a plus de carte. Vous posez en dernier, et cela vaut cher : personne n’est sur ce contrat. Votre 1 suffit pour le gagner.",
      lost: "Cinq contre cinq. Une égalité va au meilleur rang : le Capitaine prend le navire. Mais votre 1 a gagné un contrat.",
      waste:
        "Regardez. J’avais posé votre 4 et votre 3 sur ce contrat, et Pim rien du tout. Un 1 aurait suffi. Le reste est gaspillé.",
      order:
        "Une nouvelle manche. J’ai posé trois de vos cartes. Pim est encore sur le premier navire, sûrement avec son 5. Mais la ville est résolue avant la mer.",
      ladder: "Qui gagne l’Échelle peut échanger deux rangs voisins, avant que viennent les navires. Posez-y votre 4.",
      again: "Maintenant, posez votre 5 sur le navire. Ce sera encore une égalité. Mais qui sera alors Capitaine ?",
      swap: "Vous avez gagné l’Échelle. Passez devant Pim.",
      won: "Encore cinq contre cinq. Mais vous voilà Capitaine : le navire est à vous. Choisissez un bassin.",
      rules:
        "Retenez quatre choses. Le plus haut total gagne, et une égalité va au meilleur rang. Posez les petites cartes là où personne n’enchérit. Regardez qui doit encore poser. Et la ville passe d’abord, puis la mer, puis la terre.",
    },
    meanwhile: {
      reveal: "On retourne les cartes. Gardez un œil sur le premier navire.",
      evening: "Les contrats vont à vos quais de chargement, et le jour s’achève. Je m’en occupe pour vous.",
      sea: "Les rangs ont changé. Maintenant, les navires.",
    },
    answers: {
      later: "Dans une partie, vous le pourriez. Pour l’instant, suivez la marque, et vous verrez pourquoi.",
      otherCard: "C’est le bon endroit. Mais cette leçon a besoin de la carte marquée.",
      otherSlot: "Dans une partie, vous enchérissez où vous voulez. Aujourd’hui, posez cette carte à l’endroit marqué.",
      swapFirst: "Vous pourriez garder les rangs. Alors Pim gagnerait encore l’égalité. Échangez-les.",
    },
  },
  container: {
    title: "Il manque un conteneur",
    text: "Remplissez les deux contrats ce soir.",
    says: {
      goal: "L’horloger veut un conteneur et une caisse. La boulangerie veut un conteneur et un passager. Mais il n’y a qu’un conteneur ! Remplissez les deux ce soir. Vous pouvez tout annuler.",
      solved: "Bravo ! Les bâtiments produisent avant tout déplacement. Chaque soir, regardez-les d’abord.",
    },
    hints: {
      "1": "Un de vos bâtiments produit ce qui manque.",
      "2": "Les bâtiments ne produisent qu’avant le premier déplacement. Faites d’abord produire l’Usine de conteneurs, puis livrez.",
    },
    answers: {
      notYet: "Pas encore : il manque quelque chose à un des contrats.",
      later: "L’énigme est résolue. Continuons.",
    },
  },
  crate: {
    title: "Pas une caisse en vue",
    text: "Remplissez les deux contrats avec une seule case vide.",
    says: {
      goal: "La fabrique de bicyclettes veut encore un conteneur. Les sauveteurs en mer veulent une caisse et un passager. Il n’y a de caisse nulle part, et une seule case est vide. Remplissez les deux ce soir.",
      solved:
        "Magnifique ! Un conteneur fait deux caisses, pour une pièce. Et une case redevient libre dès que sa marchandise est livrée.",
    },
    hints: {
      "1": "Pour une pièce, on peut vider un conteneur. Cela donne deux caisses.",
      "2": "Portez un conteneur par la case vide à la fabrique de bicyclettes. Posez ensuite l’autre au même endroit, prenez-le, et videz-le.",
    },
    answers: {
      notYet: "Pas encore : il manque quelque chose à un des contrats.",
      later: "L’énigme est résolue. Continuons.",
    },
  },
  "nothing-lost": {
    title: "Rien ne se perd",
    text: "Produire, débarquer, livrer : le tout en un soir.",
    says: {
      goal: "Le navire aux caisses part ce soir. Débarquez tout, faites produire les deux bâtiments et remplissez les deux contrats. La place suffit tout juste, dans le bon ordre.",
      solved:
        "Excellent ! D’abord produire, puis faire de la place en livrant, puis débarquer. Un port à vous vous attend.",
    },
    hints: {
      "1": "Commencez par l’Usine de conteneurs et l’Embarcadère. Plus tard, ils ne pourront plus produire.",
      "2": "Deux caisses tiennent sur une case. Et un tonneau qui va droit à son contrat n’occupe sa case qu’un instant.",
    },
    answers: {
      notYet:
        "Pas encore. Les deux bâtiments doivent avoir produit, le navire aux caisses doit être vide et les deux contrats remplis.",
      later: "L’énigme est résolue. Continuons.",
    },
  },
} as const satisfies TextTree;
