/** Pendant que les autres réfléchissent : qui l’on attend, et les tours préparés. */
export const FR = {
  title: "Préparer vos tours",
  how: "Touchez les cartes que vous voulez poser ensuite, une par tour. Personne ne le voit.",
  drop: "Retirer du plan : {{what}}",
  wishes: "Puis ce rôle, sinon le suivant :",
  enough: "L’un des trois premiers est toujours là.",
  withdraw: "Annuler le plan",
  noSabers: "Aucun sabre de ma part",
  next: "Comme prévu : {{what}}",
  instead: "Autre chose",
  waiting: {
    since: "{{step}}, {{since}}",
    age: {
      now: "à l’instant",
      minutes_one: "depuis {{count}} minute",
      minutes_other: "depuis {{count}} minutes",
      hours_one: "depuis {{count}} heure",
      hours_other: "depuis {{count}} heures",
      days_one: "depuis {{count}} jour",
      days_other: "depuis {{count}} jours",
    },
    title: "On attend",
    later: "Ensuite : {{names}}",
  },
  stopped: {
    pirates: "Les pirates sont passés par là : votre plan s’arrête.",
    card: "Cette carte ne peut plus être posée : votre plan s’arrête.",
    roles: "Aucun des rôles voulus n’est là : choisissez-en un autre.",
    refused: "Votre plan s’arrête.",
  },
};
