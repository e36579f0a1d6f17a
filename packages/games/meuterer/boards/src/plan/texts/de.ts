/** Züge im Voraus, während andere überlegen. */
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
  stopped: {
    pirates: "Die Piraten kamen dazwischen: Dein Plan ist zu Ende.",
    card: "Diese Karte lässt sich nicht mehr legen: Dein Plan ist zu Ende.",
    roles: "Keine der gewünschten Rollen ist da: Wähle eine andere.",
    refused: "Dein Plan ist zu Ende.",
  },
};
