export const CALLS_DE = {
  dismiss: "Schließen",
  tookBack: "Der Autopilot hat für dich gespielt, während du weg warst. Der Platz gehört wieder dir.",
  autopilot: "Der Autopilot spielt für dich.",
  late: "Deine Zeit war um. Der Autopilot spielt diesen Teil der Runde zu Ende, danach ist der Platz wieder deiner.",
  back: "Ich bin wieder da",
  gone: "{{name}} ist weg, und das Spiel wartet.",
  closing: "Den Tisch ohne Ergebnis schließen möchten: {{names}}.",
  rematch: "Eine Revanche ist offen.",
  rematchBy: "{{name}} hat eine Revanche eröffnet.",
  follow: "Mitspielen",
} as const;
