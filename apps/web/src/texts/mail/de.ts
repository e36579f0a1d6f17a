export const MAIL_DE = {
  title: "Mail",
  address: "Deine Mailadresse",
  give: "Link schicken",
  forget: "Adresse vergessen",
  about:
    "Der Server kann dir schreiben, wenn du am Zug bist und kein Tab offen ist. Er fragt zuerst, mit einer Mail und einem Link darin. Für anderes wird die Adresse nicht benutzt.",
  asked: "Eine Mail mit einem Link ist unterwegs. Öffne ihn innerhalb eines Tages, um die Adresse zu bestätigen.",
  confirmed: "Bestätigt. Schalte Mails an jedem Tisch ein, der dich rufen darf: hinter dem Code des Tisches.",
  me: "Schreib mir, wenn kein Tab offen ist",
  meText: "Eine Mail kommt, wenn du hier am Zug bist, und bevor eine Uhr von einem Tag abläuft.",
  failed: "Das hat nicht geklappt. Versuche es später noch einmal.",
  tooMany: "Das sind vorerst genug Mails. Versuche es später noch einmal.",
  noAddress: "Das ist keine Mailadresse.",
} as const;
