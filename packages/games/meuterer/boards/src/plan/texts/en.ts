/** Turns planned ahead, while others think. */
export const EN = {
  title: "Plan your turns",
  how: "Tap the cards you want to lay next, one a turn. Nobody sees it.",
  drop: "Take {{what}} out of the plan",
  wishes: "Then this role, or else the next:",
  enough: "One of the first three is always there.",
  withdraw: "Withdraw the plan",
  noSabers: "No sabers from me",
  next: "As planned: {{what}}",
  instead: "Something else",
  stopped: {
    pirates: "The pirates came between: your plan has ended.",
    card: "That card can no longer be laid: your plan has ended.",
    roles: "None of the roles you wanted is there: choose another.",
    refused: "Your plan has ended.",
  },
};
