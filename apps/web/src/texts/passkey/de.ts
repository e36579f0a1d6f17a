/** Keeping one's name and seats on several devices. */
export const PASSKEY_DE = {
  page: "Dein Name auf anderen Geräten",
  pageText:
    "Dein Name und deine Plätze gehören zu diesem Browser. Hier kannst du sie mitnehmen, ohne Passwort und ohne Mailadresse.",
  title: "Passkey",
  text: "Ein Passkey meldet dich auf jedem Gerät an, mit Fingerabdruck, Gesicht oder PIN. Dein Gerät oder dein Konto dort verwahrt ihn; niemand sonst kann ihn benutzen.",
  add: "Passkey hinzufügen",
  signIn: "Mit Passkey anmelden",
  list: "Deine Passkeys",
  added: "hinzugefügt am {{day}}",
  used: "hinzugefügt am {{day}}, zuletzt benutzt am {{last}}",
  remove: "Entfernen",
  removeOf: "Passkey von {{device}} entfernen",
  removed: "Der Passkey gilt hier nicht mehr. Du kannst ihn auch auf deinem Gerät löschen.",
  done: "Der Passkey ist hinzugefügt.",
  cancelled: "Nichts hat sich geändert: Der Passkey wurde nicht benutzt.",
  known: "Dieses Gerät hat schon einen Passkey von dir.",
  full: "Mehr Passkeys darf niemand haben. Entferne zuerst einen.",
  unknown: "Dieser Passkey ist hier nicht bekannt. Vielleicht wurde er entfernt.",
  failed: "Das hat nicht geklappt. Versuch es gleich noch einmal.",
  impossible:
    "In diesem Browser gehen Passkeys unter dieser Adresse nicht. Dafür braucht die Seite einen Namen und eine verschlüsselte Verbindung.",
  become: "Auf diesem Gerät wärst du nicht mehr {{present}}.",
  seats_one:
    "Auf diesem Gerät wärst du nicht mehr {{present}}, mit einem Platz an {{count}} laufenden Tisch. Du kannst hier 30 Tage lang zurückwechseln.",
  seats_other:
    "Auf diesem Gerät wärst du nicht mehr {{present}}, mit Plätzen an {{count}} laufenden Tischen. Du kannst hier 30 Tage lang zurückwechseln.",
  goOn: "Weiter",
  stay: "{{present}} bleiben",
  link: "Link zu einem anderen Gerät",
  linkText: "Ein privater Link gilt einmal und 15 Minuten lang. Zeig ihn der Kamera des anderen Geräts.",
  withdraw: "Link zurückziehen",
  withdrawn: "Der Link gilt nicht mehr.",
  devices: "Angemeldete Geräte",
  alone: "Bisher nur dieses Gerät.",
} as const;
