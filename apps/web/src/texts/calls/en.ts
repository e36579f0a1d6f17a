/** Notices at a table, and what they offer to do. */
export const CALLS_EN = {
  dismiss: "Dismiss",
  tookBack: "The autopilot played for you while you were away. The seat is yours again.",
  autopilot: "The autopilot is playing for you.",
  late: "Your time was up. The autopilot finishes this part of the round; the seat is then yours again.",
  back: "I’m back",
  gone: "{{name}} is away, and the game is waiting.",
  closing: "Asked to close the table without a result: {{names}}.",
  rematch: "A rematch is open.",
  rematchBy: "{{name}} has opened a rematch.",
  follow: "Join",
} as const;
