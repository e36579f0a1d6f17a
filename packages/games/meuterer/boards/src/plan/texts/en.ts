/** While others think: whom the game waits for, and turns planned ahead. */
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
  waiting: {
    since: "{{step}}, {{since}}",
    age: {
      now: "asked just now",
      minutes_one: "for {{count}} minute",
      minutes_other: "for {{count}} minutes",
      hours_one: "for {{count}} hour",
      hours_other: "for {{count}} hours",
      days_one: "for {{count}} day",
      days_other: "for {{count}} days",
    },
    title: "Waiting for",
    later: "Then: {{names}}",
  },
  stopped: {
    pirates: "The pirates came between: your plan has ended.",
    card: "That card can no longer be laid: your plan has ended.",
    roles: "None of the roles you wanted is there: choose another.",
    refused: "Your plan has ended.",
  },
};
