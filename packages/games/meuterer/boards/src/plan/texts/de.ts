/** Während andere überlegen: auf wen das Spiel wartet, und Züge im Voraus. */
export const DE = {
  title: "Plane deine Züge",
  how: "Tippe die Karten an, die du als Nächstes legen willst, eine je Zug. Niemand sieht es.",
  drop: "Aus dem Plan nehmen: {{what}}",
  wishes: "Danach diese Rolle, sonst die nächste:",
  enough: "Eine der ersten drei ist immer da.",
  withdraw: "Plan zurücknehmen",
  noSabers: "Von mir keine Säbel",
  next: "Wie geplant: {{what}}",
  instead: "Etwas anderes",
  waiting: {
    since: "{{step}}, {{since}}",
    age: {
      now: "gerade gefragt",
      minutes_one: "seit {{count}} Minute",
      minutes_other: "seit {{count}} Minuten",
      hours_one: "seit {{count}} Stunde",
      hours_other: "seit {{count}} Stunden",
      days_one: "seit {{count}} Tag",
      days_other: "seit {{count}} Tagen",
    },
    title: "Es überlegt",
    later: "Danach: {{names}}",
  },
  stopped: {
    pirates: "Die Piraten kamen dazwischen: Dein Plan ist zu Ende.",
    card: "Diese Karte lässt sich nicht mehr legen: Dein Plan ist zu Ende.",
    roles: "Keine der gewünschten Rollen ist da: Wähle eine andere.",
    refused: "Dein Plan ist zu Ende.",
  },
};
