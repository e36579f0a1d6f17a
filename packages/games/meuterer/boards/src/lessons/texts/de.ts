import type { TextTree } from "@harbor/ui";

export const DE = {
  teacher: "Hinnerk",
  welcome:
    "Ahoi! Ich bin Hinnerk, der Schiffskoch. Elf Kapitänen habe ich gedient, und neun davon wurden abgesetzt. Spiel eine Runde mit mir: Du lädst, führst eine Meuterei an, verkaufst und übernimmst das Ruder, alles mit eigener Hand.",
  between: "Da bist du ja wieder. Jede Lektion ist kurz. Du kannst jederzeit gehen und später weitermachen.",
  end: "Mehr kann ich dir bei einem Teller Suppe nicht beibringen. Den Rest lernst du auf See. Fang mit einer sanften Mannschaft an.",
  "first-round": {
    title: "Deine erste Runde",
    text: "Laden, eine Rolle nehmen, meutern, verkaufen, Kapitän werden.",
    says: {
      welcome:
        "Ahoi! Ich bin Hinnerk, der Koch. Wir sind zu viert auf einem Schiff, und nur einer kann Kapitän sein. Heute übernimmst du das Ruder.",
      ship: "Das Schiff liegt in Spindelholm. Dort kauft man Tuch. Laternenhuk, wo es vorher lag, kauft auch noch, und zwar jede Ware. Wer dort am meisten verkauft, bekommt den ersten Preis. Bei Gleichstand von zweien gilt der zweite, von dreien der dritte.",
      captain:
        "Jette ist Kapitän. Sie hat ihrem Maat 1 Punkt versprochen und ein Tuch gelegt. Nun legen alle reihum Karten, immer eine, bis sie aufhören.",
      lay: "Verkaufen kann man nur, was man gelegt hat. Lege ein Tuch.",
      course:
        "Jette hat aufgehört, mit 4 Karten auf der Hand. Der Kurs führt also vier Inseln weiter, zur Daubenbucht. Bleibt sie Kapitän, bekommt sie deren 2 Punkte.",
      again: "Sie hat ein Tuch gelegt. Mit einem zweiten hast du mehr als sie. Lege es.",
      pass: "Das genügt. Drei Karten behältst du: Als Meuterer würdest du drei Inseln weiter steuern, zum Glutzacken. Das bringt 5 Punkte. Passe.",
      role: "Vor dir hat niemand eine Rolle genommen, also sind alle fünf noch da. Niemand sieht, welche du nimmst. Zwei deiner Karten sind Säbel: Nimm den Meuterer.",
      sides:
        "Die Rollen sind aufgedeckt. Mina ist Schiffsjunge und damit auf deiner Seite. Piet ist Maat: Er steht zu Jette und zählt selbst als Säbel. Jette hat noch einen gespielt.",
      sabers: "Jettes Seite hat zwei Säbel. Du hast auch zwei, und Meuterern reicht ein Gleichstand. Spiele beide.",
      won: "Mina legt noch einen Säbel dazu: drei zu zwei. Du bekommst die 5 Punkte vom Glutzacken und den Kapitänshut. Mina bekommt 2, Jette nichts.",
      sell: "Jetzt verkaufen alle. In Spindelholm schlagen deine zwei Tuche das eine von Jette. Wähle diese Zeile.",
      prices:
        "Du hast in Spindelholm am meisten verkauft: 4 Punkte. In Laternenhuk haben Mina und Piet je zwei Karten verkauft. Das ist Gleichstand, also bekommt jeder nur 3.",
      sailed:
        "Das Schiff ist zu deinem Glutzacken gesegelt. Als Nächstes wird hier und in Spindelholm gehandelt. Was gelegt war, ist weg, und alle haben auf fünf Karten nachgezogen.",
      wage: "Eine neue Runde, und du bist Kapitän. Zuerst versprichst du deinem Maat eine Heuer. Du zahlst sie nur, wenn es einen Maat gibt und du Kapitän bleibst. Wähle, wie du magst.",
      end_one:
        "Du hast {{count}} Punkt, Jette hat {{hers}}. Nach acht Runden zu viert oder neun zu dritt gewinnt, wer die meisten Punkte hat. Als Nächstes zeige ich dir, wann man aufhört und wie man blufft.",
      end_other:
        "Du hast {{count}} Punkte, Jette hat {{hers}}. Nach acht Runden zu viert oder neun zu dritt gewinnt, wer die meisten Punkte hat. Als Nächstes zeige ich dir, wann man aufhört und wie man blufft.",
    },
    meanwhile: {
      reveal: "Alle haben aufgehört. Die Rollen werden aufgedeckt.",
      mutiny: "Säbel gegen Säbel! Schau, wer was spielt.",
      evening: "Die anderen verkaufen auch. Dann segelt das Schiff.",
    },
    answers: {
      later: "Das darfst du im Spiel. Mach jetzt, was markiert ist, dann siehst du, warum.",
      layFirst: "Noch nicht: Wer aufhört, legt nichts mehr. Lege erst die markierte Karte.",
      otherCard: "Auch das dürftest du legen. Aber Spindelholm kauft Tuch. Lege das Tuch.",
      passNow: "Gelegte Säbel erschrecken die Leute, und mit Korn gewinnst du hier nichts. Hör jetzt auf: Passe.",
      otherRole: "Eine schöne Rolle, für ein andermal. Heute wird gemeutert. Nimm den Meuterer.",
      moreSabers: "Zu wenig! Jettes Seite hat zwei. Spiele beide.",
      fewerSabers: "Behalte welche zurück.",
      otherSale:
        "Du darfst deine Karten aufteilen. Aber zusammen schlagen sie Jettes Tuch. Verkaufe beide in Spindelholm.",
    },
  },
  stopping: {
    title: "Rechtzeitig aufhören, und bluffen",
    text: "Frühe Rollen, Säbel, der Schiffsjunge, der Stauer.",
    says: {
      begin:
        "Ein anderer Tag. Onno ist Kapitän, und du gehörst zur Mannschaft. Heute geht es um zweierlei: wann man aufhört, und was die anderen davon halten.",
      saber:
        "Mina hat einen Säbel gelegt. Säbel kauft keine Insel. Er zählt nur, wenn sie sich auf eine Seite schlägt. Plant sie eine Meuterei? Oder sollen wir das bloß glauben?",
      lay: "Das Schiff liegt vor den Solpfannen. Dort bringt Salz 5, und niemand hat welches gelegt. Eine Karte könnte genügen. Lege sie.",
      stopped:
        "Mina hat als Erste aufgehört und konnte unter allen fünf Rollen wählen. Wer weiter legt, verkauft vielleicht mehr, wählt aber später.",
      pass: "Außer dir hat niemand Salz gelegt. Eine weitere Karte brächte kaum etwas, und Piet könnte dir eine Rolle wegnehmen. Passe.",
      role: "Eine Rolle fehlt: der Meuterer. Nur Mina hat vor dir gewählt, also weißt du jetzt etwas, das sonst niemand weiß. Nimm den Schiffsjungen: 2 Punkte, wenn es ihr gelingt.",
      sabers:
        "Onno hat mit dem Maat zwei Säbel, Mina einen. Du entscheidest zuletzt. Einer genügt für den Gleichstand. Behalte den anderen, dann ahnt niemand, dass du ihn hast.",
      asked:
        "Die Meuterei ist gelungen, und du hast 2 Punkte. Übrigens: Wer auf einer Seite steht, wird immer nach Säbeln gefragt, auch wenn er keine hat. Wer keinen spielt, hat also keinen oder spart ihn auf.",
      nothing:
        "Eine neue Runde. Webersund kauft Tuch, die Solpfannen kaufen Salz. Du hast beides nicht. Dann werde eine Karte los, die nichts nützt, und tu so, als hättest du einen Plan. Lege das Korn.",
      stop: "Weiterlegen bringt dir nichts. Hör früh auf und such dir eine gute Rolle aus.",
      loader:
        "Piet hat vor dir den Händler genommen. Nimm den Stauer: Beim Auffüllen ziehst du drei Karten mehr, als du brauchst, und suchst aus.",
      stow: "Du brauchst eine Karte und darfst unter vieren wählen. Das Schiff liegt jetzt an der Winzerreede, und Wein hast du. Webersund kauft noch Tuch. Behalte ein Tuch.",
      rules:
        "Merk dir vier Dinge. Früh aufhören bringt gute Rollen, spät aufhören gute Verkäufe. Gelegte Säbel warnen die anderen, Säbel auf der Hand überraschen sie. Zähle, was weg ist. Und der Kurs eines Kapitäns ist so weit, wie er Karten behält.",
    },
    meanwhile: {
      reveal: "Die Rollen werden aufgedeckt: Mina meutert. Piet ist Onnos Maat.",
      mutiny: "Ein Säbel von dir. Das macht zwei zu zwei.",
      evening: "Dein Salz habe ich für dich verkauft. Es war das einzige und brachte 5 Punkte. Jetzt ist Mina Kapitän.",
      second:
        "Diesmal meutert niemand. Piet und Mina sind in Webersund gleichauf. Aber Piet ist Händler und bekommt den vollen Preis.",
    },
    answers: {
      later: "Das darfst du im Spiel. Mach jetzt, was markiert ist, dann siehst du, warum.",
      layFirst: "Noch nicht. Lege erst die markierte Karte.",
      otherCard: "Auch das dürftest du legen. Nimm für diese Lektion die markierte Karte.",
      passNow: "Behalte deine Karten. Wer zu spät aufhört, findet die guten Rollen nicht mehr. Passe.",
      otherRole: "Keine schlechte Wahl. Nimm für diese Lektion die markierte Rolle.",
      moreSabers: "Dann bleibt Onno Kapitän, und du gehst leer aus. Einer muss sein.",
      fewerSabers: "Auch damit gewinnst du. Aber einer genügt, und gespielte Säbel sind weg.",
      otherKeep: "Korn hast du schon, und keine Insel in der Nähe kauft es. Behalte ein Tuch.",
    },
  },
  sabers: {
    title: "Kein Säbel zu viel",
    text: "Wie viele Säbel braucht ein Maat?",
    says: {
      goal: "Du bist Maat, und Onno hat dir 2 Punkte versprochen. Die Rebellen haben zwei Säbel, deine Seite auch. Du entscheidest zuletzt. Gewinne, und verschwende nichts.",
      solved:
        "Genau. Rebellen reicht ein Gleichstand, also brauchte deine Seite einen mehr. Den anderen hast du noch auf der Hand.",
    },
    hints: {
      "1": "Wer gewinnt, wenn beide Seiten gleich viele Säbel haben?",
      "2": "Ohne steht es zwei zu zwei, und die Meuterei gelingt. Mit einem steht es drei zu zwei.",
    },
    meanwhile: {},
    answers: {
      moreSabers: "Zwei zu zwei: Dann gelingt die Meuterei, und du bekommst nichts.",
      fewerSabers: "Das würde gewinnen. Aber es kostet einen Säbel, den du nicht brauchst.",
      later: "Die Aufgabe ist gelöst. Weiter geht’s.",
    },
  },
  sale: {
    title: "Das Auge des Händlers",
    text: "Drei Korn für zwei Inseln. Wie teilst du sie auf?",
    says: {
      goal: "Du bist der Händler. Drescherinsel und Laternenhuk kaufen beide dein Korn. Auf der Drescherinsel verkauft Jette ein Korn, in Laternenhuk Fiete zwei Wein. Hol 9 Punkte heraus.",
      solved:
        "Prächtig! Mit einem Korn bist du mit Jette gleichauf, mit zweien mit Fiete. Andere müssten teilen. Der Händler bekommt jedes Mal den ersten Preis, 5 und 4.",
    },
    hints: {
      "1": "Auch bei Gleichstand bekommst du den ersten Preis.",
      "2": "Auf der Drescherinsel reicht ein Korn für den Gleichstand. Wie viele sind es in Laternenhuk?",
    },
    meanwhile: {},
    answers: {
      otherSale: "Das bringt weniger. Sieh dir beide Inseln an: Wie viele Karten reichen für einen Gleichstand?",
      later: "Die Aufgabe ist gelöst. Weiter geht’s.",
    },
  },
  sure: {
    title: "Zähl die Säbel",
    text: "Drei Rollen sind noch da. Eine gewinnt sicher.",
    says: {
      goal: "Alle anderen haben schon gewählt. Im Spiel sind sechs Säbel. Drei liegen in der Ablage, zwei hast du auf der Hand. Welche Rolle bringt dir am meisten, ganz gleich, was die anderen haben?",
      fight: "Schlimmstenfalls hat der Maat den letzten Säbel, und da ist er auch schon. Bring es zu Ende.",
      solved:
        "Zwei zu zwei! Mehr als der Maat und ein Säbel war nicht möglich. Du bekommst die 5 Punkte und das Ruder.",
    },
    hints: {
      "1": "Nur ein Säbel ist nicht zu sehen. Wie viele kann die Seite des Kapitäns höchstens haben?",
      "2": "Der Maat zählt als einer, der letzte Säbel als zweiter. Das macht zwei, und dir reicht ein Gleichstand.",
    },
    meanwhile: {
      reveal: "Die Rollen werden aufgedeckt. Onno ist Maat und spielt einen Säbel.",
      mutiny: "Dagegen kommt niemand an.",
    },
    answers: {
      otherRole: "Das bringt wenig oder nichts. Zähl die Säbel: Wer könnte dir standhalten?",
      moreSabers: "Das reicht nicht. Du brauchst so viele wie sie.",
      fewerSabers: "Behalte welche zurück.",
      later: "Die Aufgabe ist gelöst. Weiter geht’s.",
    },
  },
} as const satisfies TextTree;
