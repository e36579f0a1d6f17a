import type { TextTree } from "@harbor/ui";

export const FR = {
  teacher: "Hinnerk",
  welcome:
    "Ohé ! Je suis Hinnerk, le cuisinier du bord. J’ai servi onze capitaines, et neuf ont été renversés. Jouez une manche avec moi : vous allez charger, mener une mutinerie, vendre et prendre la barre, tout cela de vos mains.",
  between: "Vous revoilà. Chaque leçon est courte. Vous pouvez partir à tout moment et continuer plus tard.",
  end: "Voilà tout ce qui s’apprend devant une soupe. Le reste s’apprend en mer. Commencez avec un équipage facile.",
  "first-round": {
    title: "Votre première manche",
    text: "Charger, prendre un rôle, se mutiner, vendre, devenir capitaine.",
    says: {
      welcome:
        "Ohé ! Je suis Hinnerk, le cuisinier. Nous sommes quatre à bord d’un seul navire, et il n’y a qu’une place de capitaine. Aujourd’hui, elle sera pour vous.",
      ship: "Le navire est à l’Îlot du Fuseau, qui achète du drap. Le Cap du Fanal, d’où il vient, achète encore, et n’importe quelle marchandise. Qui vend le plus sur une île touche le premier prix. À égalité à deux, c’est le deuxième prix, à trois le troisième.",
      captain:
        "Jette est capitaine. Elle a promis 1 point à son second, et elle a posé un drap. Chacun pose ensuite une carte à son tour, jusqu’à ce qu’il s’arrête.",
      lay: "On ne vend que les cartes posées. Posez un drap.",
      course:
        "Jette s’est arrêtée avec 4 cartes en main. Son cap mène donc quatre îles plus loin, à l’Anse aux Douves. Si elle reste capitaine, elle en touche les 2 points.",
      again: "Elle a posé un drap. Avec un deuxième, vous en avez plus qu’elle. Posez-le.",
      pass: "Cela suffit. Il vous reste trois cartes : comme mutin, vous iriez trois îles plus loin, au Roc des Braises. Il rapporte 5 points. Passez.",
      role: "Vous choisissez avant les autres : les cinq rôles sont là, et personne ne voit lequel vous prenez. Deux de vos cartes sont des sabres. Prenez le mutin.",
      sides:
        "Les rôles sont révélés. Mina est le mousse : elle est de votre côté. Piet est le second : il soutient Jette et compte pour un sabre. Jette vient d’en jouer un autre.",
      sabers: "Le camp de Jette a deux sabres. Vous en avez deux, et l’égalité suffit aux mutins. Jouez les deux.",
      won: "Mina ajoute un sabre : trois contre deux. À vous les 5 points du Roc des Braises et le chapeau de capitaine. Mina en gagne 2, Jette rien.",
      sell: "Place à la vente. À l’Îlot du Fuseau, vos deux draps battent celui de Jette. Choisissez cette ligne.",
      prices:
        "C’est vous qui avez vendu le plus à l’Îlot du Fuseau : 4 points. Au Cap du Fanal, Mina et Piet ont vendu deux cartes chacun. À égalité, ils ne touchent que 3 points chacun.",
      sailed:
        "Le navire a rejoint votre Roc des Braises. On vendra ensuite ici et à l’Îlot du Fuseau. Les cartes posées sont parties, et chacun a pioché jusqu’à cinq.",
      wage: "Nouvelle manche, et c’est vous le capitaine. Promettez d’abord une solde à votre second. Vous ne la paierez que s’il y a un second et si vous restez capitaine. Choisissez librement.",
      end_one:
        "Vous avez {{count}} point, Jette {{hers}}. Après huit manches à quatre, ou neuf à trois, le plus de points l’emporte. Dans la prochaine leçon : quand s’arrêter, et comment bluffer.",
      end_other:
        "Vous avez {{count}} points, Jette {{hers}}. Après huit manches à quatre, ou neuf à trois, le plus de points l’emporte. Dans la prochaine leçon : quand s’arrêter, et comment bluffer.",
    },
    meanwhile: {
      reveal: "Tout le monde s’est arrêté. On révèle les rôles.",
      mutiny: "Sabre contre sabre ! Regardez qui joue quoi.",
      evening: "Les autres vendent aussi. Puis le navire repart.",
    },
    answers: {
      later: "Dans une partie, vous pourriez. Pour l’instant, faites ce qui est marqué, et vous verrez pourquoi.",
      layFirst: "Pas encore : qui s’arrête ne pose plus rien. Posez d’abord la carte marquée.",
      otherCard: "Vous pourriez aussi la poser. Mais l’Îlot du Fuseau achète du drap. Posez le drap.",
      passNow: "Un sabre posé effraie tout le monde, et le grain ne gagnera rien ici. Arrêtez-vous : passez.",
      otherRole: "Un beau rôle, pour une autre fois. Aujourd’hui, on se mutine. Prenez le mutin.",
      moreSabers: "Trop peu ! Le camp de Jette en a deux. Jouez les deux vôtres.",
      fewerSabers: "Gardez-en.",
      otherSale:
        "On peut répartir ses cartes. Mais ensemble, elles battent le drap de Jette. Vendez les deux à l’Îlot du Fuseau.",
    },
  },
  stopping: {
    title: "S’arrêter à temps, et bluffer",
    text: "Choisir tôt, les sabres, le mousse, l’arrimeur.",
    says: {
      begin:
        "Un autre jour. Onno est capitaine, et vous êtes de l’équipage. Il s’agit de deux choses : quand s’arrêter, et ce que les autres en pensent.",
      saber:
        "Mina a posé un sabre. Aucune île n’en achète. Il ne compte que si elle choisit un camp. Prépare-t-elle une mutinerie ? Ou veut-elle seulement nous le faire croire ?",
      lay: "Le navire est aux Salines. Le sel y vaut 5 points, et personne n’en a posé. Une carte peut suffire. Posez-la.",
      stopped:
        "Mina s’est arrêtée avant tous : elle avait le choix entre les cinq rôles. Qui continue à poser vendra peut-être plus, mais choisira plus tard.",
      pass: "Personne d’autre n’a posé de sel. Une carte de plus n’apporterait guère, et Piet pourrait prendre un rôle avant vous. Passez.",
      role: "Il manque un rôle : le mutin. Seule Mina a choisi avant vous. Vous savez donc ce que tous les autres ignorent. Prenez le mousse : 2 points si elle réussit.",
      sabers:
        "Avec le second, Onno a deux sabres, Mina un. Vous décidez en dernier. Un seul suffit pour l’égalité. Gardez l’autre, et personne ne saura que vous l’avez.",
      asked:
        "La mutinerie a réussi, et vous gagnez 2 points. Au fait : dans chaque camp, on demande des sabres à tous, même à qui n’en a pas. Qui n’en joue pas n’en a donc pas, ou les garde.",
      nothing:
        "Nouvelle manche. La Passe des Tisserands achète du drap, les Salines du sel. Vous n’avez ni l’un ni l’autre. Alors débarrassez-vous d’une carte inutile, avec l’air d’avoir un plan. Posez le grain.",
      stop: "Continuer ne vous rapporterait rien. Arrêtez-vous tôt, et choisissez un bon rôle.",
      loader:
        "Piet a pris le marchand avant vous. Prenez l’arrimeur : à la pioche, vous tirez trois cartes de plus qu’il n’en faut, et vous choisissez.",
      stow: "Il vous faut une carte, et vous avez le choix entre quatre. Le navire est maintenant à la Rade des Vignerons, et vous avez du vin. La Passe des Tisserands achète encore du drap. Gardez un drap.",
      rules:
        "Retenez quatre choses. S’arrêter tôt donne un bon rôle, tard une bonne vente. Un sabre posé avertit, un sabre en main surprend. Comptez ce qui a disparu. Et le cap d’un capitaine est aussi long que la main qui lui reste.",
    },
    meanwhile: {
      reveal: "On révèle les rôles : Mina est le mutin. Piet est le second d’Onno.",
      mutiny: "Un sabre de votre part. Cela fait deux contre deux.",
      evening:
        "J’ai vendu votre sel pour vous. Il était seul, il a donc rapporté 5 points. Mina est maintenant capitaine.",
      second:
        "Pas de mutinerie cette fois. Piet et Mina sont à égalité à la Passe des Tisserands. Mais Piet est le marchand : il touche le prix entier.",
    },
    answers: {
      later: "Dans une partie, vous pourriez. Pour l’instant, faites ce qui est marqué, et vous verrez pourquoi.",
      layFirst: "Pas encore. Posez d’abord la carte marquée.",
      otherCard: "Vous pourriez aussi la poser. Pour cette leçon, prenez la carte marquée.",
      passNow: "Gardez vos cartes. Qui s’arrête trop tard ne trouve plus les bons rôles. Passez.",
      otherRole: "Ce n’est pas un mauvais choix. Pour cette leçon, prenez le rôle marqué.",
      moreSabers: "Alors Onno resterait capitaine, et vous n’auriez rien. Il en faut un.",
      fewerSabers: "Cela gagnerait aussi. Mais un seul suffit, et un sabre joué est perdu.",
      otherKeep: "Vous avez déjà du grain, et aucune île proche n’en achète. Gardez un drap.",
    },
  },
  sabers: {
    title: "Pas un sabre de trop",
    text: "Combien de sabres faut-il au second ?",
    says: {
      goal: "Vous êtes le second, et Onno vous a promis 2 points. Les rebelles ont deux sabres, votre camp aussi. Vous décidez en dernier. Gagnez, sans rien gaspiller.",
      solved:
        "Exactement. L’égalité suffit aux rebelles : il fallait donc un sabre de plus à votre camp. L’autre est encore dans votre main.",
    },
    hints: {
      "1": "Qui gagne si les deux camps ont autant de sabres ?",
      "2": "Sans sabre, c’est deux contre deux, et la mutinerie réussit. Avec un sabre, c’est trois contre deux.",
    },
    meanwhile: {},
    answers: {
      moreSabers: "Deux contre deux : la mutinerie réussirait, et vous n’auriez rien.",
      fewerSabers: "Cela gagnerait. Mais c’est un sabre de trop.",
      later: "L’énigme est résolue. Continuons.",
    },
  },
  sale: {
    title: "L’œil du marchand",
    text: "Trois grains pour deux îles. Comment les répartir ?",
    says: {
      goal: "Vous êtes le marchand. L’Île aux Batteurs et le Cap du Fanal achètent tous deux votre grain. Sur la première, Jette vend un grain ; au Cap, Fiete vend deux vins. Rapportez 9 points.",
      solved:
        "Magnifique ! Un grain vous met à égalité avec Jette, deux avec Fiete. D’autres devraient partager. Le marchand touche chaque fois le premier prix, 5 et 4.",
    },
    hints: {
      "1": "Même à égalité, vous touchez le premier prix.",
      "2": "À l’Île aux Batteurs, un grain fait égalité. Combien en faut-il au Cap du Fanal ?",
    },
    meanwhile: {},
    answers: {
      otherSale: "Cela rapporte moins. Regardez les deux îles : combien de cartes suffisent pour une égalité ?",
      later: "L’énigme est résolue. Continuons.",
    },
  },
  sure: {
    title: "Comptez les sabres",
    text: "Il reste trois rôles. L’un d’eux gagne à coup sûr.",
    says: {
      goal: "Vous choisissez en dernier. Il y a six sabres dans le jeu. Trois sont dans la défausse, deux dans votre main. Quel rôle vous rapporte le plus, quoi que les autres aient en main ?",
      fight: "Au pire, le second a le dernier sabre, et le voici. Finissez-en.",
      solved:
        "Deux contre deux ! Le second et un sabre, ils ne pouvaient avoir plus. À vous les 5 points, et la barre.",
    },
    hints: {
      "1": "Un seul sabre est hors de vue. Combien le camp du capitaine peut-il en avoir au plus ?",
      "2": "Le second compte pour un, le dernier sabre pour un autre. Cela fait deux, et l’égalité vous suffit.",
    },
    meanwhile: {
      reveal: "On révèle les rôles. Onno est le second, et joue un sabre.",
      mutiny: "Personne ne peut faire mieux.",
    },
    answers: {
      otherRole: "Cela rapporte peu, ou rien. Comptez les sabres : qui pourrait vous résister ?",
      moreSabers: "Cela ne suffit pas. Il vous en faut autant qu’eux.",
      fewerSabers: "Gardez-en.",
      later: "L’énigme est résolue. Continuons.",
    },
  },
} as const satisfies TextTree;
