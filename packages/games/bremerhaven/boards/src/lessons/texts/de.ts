import type { TextTree } from "@harbor/ui";

export const DE = {
  teacher: "Theda",
  welcome:
    "Moin! Ich bin Theda und führe diesen Hafen seit dreißig Jahren. Spiel eine Runde mit mir. Du bietest, baust, machst ein Schiff fest und erfüllst einen Auftrag, alles mit eigener Hand.",
  between: "Schön, dass du wieder da bist. Jede Lektion ist kurz. Du kannst jederzeit gehen und später weitermachen.",
  end: "Nun kannst du alles, was ich dir beibringen kann. Den Rest lernst du beim Spielen. Pim ist ein guter Anfang: Er spielt erst und denkt dann.",
  "first-round": {
    title: "Deine erste Runde",
    text: "Bieten, bauen, ein Schiff festmachen, einen Auftrag erfüllen, Geld bekommen.",
    says: {
      welcome:
        "Moin! Ich bin Theda, die Hafenmeisterin. Dieser Hafen gehört dir. Pim hat den am anderen Ufer. Zwei ruhige Runden sind vorbei, spielen wir die dritte!",
      aim: "Nur zwei Dinge zählen: dein Geld und dein Prestige. Am Ende werden sie miteinander malgenommen. Du brauchst also beides.",
      ship: "In jeder Runde legst du fünf Karten verdeckt. Die höchste Summe an einem Ort gewinnt ihn. Dieses Schiff bringt zwei Kisten. Leg deine 5 darauf.",
      contract:
        "Nach jeder deiner Karten legt Pim eine. Du siehst, wo, aber nicht, wie hoch. Nun ein Auftrag: Er bezahlt dich für Waren. Leg deine 4 auf diesen.",
      house: "In der Stadt ist der Leuchtturm zu haben. Er bringt drei Sterne Prestige. Leg deine 3 auf „Gebäude“.",
      permit:
        "Ein gewonnenes Gebäude kommt erst auf deinen Bauhof. Zum Bauen brauchst du eine Genehmigung. Leg deine 2 auf „Bauamt“.",
      parking:
        "Eine 1 gewinnt selten etwas. Aber der Parkplatz zahlt für jede Karte eine Münze, auch für die kleinste. Leg sie dorthin.",
      build:
        "Der Leuchtturm gehört dir und die Genehmigung auch. Niemand sonst hat darauf geboten, also ist sie umsonst. Bau den Leuchtturm auf ein leeres Feld.",
      berth:
        "Deine 5 schlägt Pims 3: Das Schiff gehört dir. Es braucht einen freien Liegeplatz mit genug Pollern auf beiden Kaimauern. Sonst würde es weiterfahren! Such einen Liegeplatz aus.",
      lay: "Auch die Seilerei hast du gewonnen. Sie will einen Container und eine Kiste. Leg sie an eine Laderampe.",
      unload:
        "Jetzt die Arbeit im Hafen. Waren kommen vom Schiff zuerst auf ein leeres Feld. Nimm eine Kiste und setz sie ab.",
      deliver:
        "Der Barbier will eine Kiste, und heute ist der letzte Abend. Bring die Kiste von ihrem Feld zu seinem Auftrag.",
      fill: "Nun du allein: Erfülle die Seilerei. Auf dem Schiff ist noch eine Kiste, und Container lagern im Hafen.",
      done: "Beide Aufträge sind erfüllt. Sag, dass du fertig bist.",
      paid: "Der Barbier hat den Preis einer Kiste gezahlt und drei Münzen Belohnung. Die Seilerei zahlt, wenn ihre letzte Zeitmarke weg ist. Hätte etwas gefehlt, hättest du Strafe gezahlt.",
      score_one: "Du hast {{money}} Münzen und {{count}} Stern Prestige. Malgenommen sind das {{score}}.",
      score_other:
        "Der Leuchtturm und das Schiff haben dein Prestige gehoben. Du hast {{money}} Münzen und {{count}} Sterne. Malgenommen sind das {{score}}. Nach zehn Runden gewinnt das höchste Ergebnis.",
      end: "Das war eine ganze Runde, und jede läuft so. In der nächsten Lektion zeige ich dir, wie man klug bietet.",
    },
    meanwhile: {
      reveal: "Alle Karten werden aufgedeckt. Es beginnt in der Stadt, mit dem Parkplatz. Schau, wer was gewinnt.",
      town: "Gebaut! Jetzt bekommen alle Einkommen nach ihrem Rang. Dann kommen die Schiffe.",
      sea: "Weiter geht es von links nach rechts: erst die Schiffe, dann die Aufträge.",
      evening:
        "Es wird Abend. Jedes Schiff und jeder Auftrag verliert eine Zeitmarke. Ein Auftrag ohne Zeitmarken wird abgerechnet.",
    },
    answers: {
      later: "Im Spiel darfst du das. Mach jetzt erst, was markiert ist. Dann siehst du, warum.",
      otherCard: "Der Ort stimmt. Aber heb dir diese Karte auf und nimm die markierte.",
      otherSlot: "Im Spiel darfst du überall bieten. Leg diese Karte heute an den markierten Ort.",
      buildFirst: "Auch dafür ist eine Genehmigung da. Aber der Leuchtturm bringt mehr. Bau ihn auf ein leeres Feld.",
      layFirst: "Du könntest ablehnen und die Strafe zahlen. Aber du hast, was der Auftrag will. Nimm ihn also an.",
      unloadFirst: "Nicht so schnell: Nimm erst eine Kiste vom Schiff.",
      deliverFirst: "Warte. Dem Barbier fehlt noch seine Kiste, und heute ist sein letzter Abend.",
      fillFirst: "Du könntest jetzt aufhören. Aber der Seilerei fehlt noch etwas, und du hast es.",
      doneNow: "Du darfst weiter umräumen. Aber alles ist geliefert, also sag, dass du fertig bist.",
    },
  },
  bidding: {
    title: "Klug bieten",
    text: "Gleichstand, Ränge, verschwendete Karten und die Reihenfolge der Häuser.",
    says: {
      ranks:
        "Ein anderer Tag, und diesmal ist Pim Kapitän. Du bist Erster Steuermann. Der Kapitän legt zuerst, und bei Gleichstand gewinnt der bessere Rang.",
      tie: "Pim hat eine Karte auf dieses Schiff gelegt. Höher als 5 kann sie nicht sein. Du hast noch zwei Karten. Leg deine 5 dazu.",
      last: "Pim hat keine Karten mehr. Du legst zuletzt, und das ist viel wert: An diesem Auftrag ist niemand. Deine 1 genügt.",
      lost: "Fünf gegen fünf. Bei Gleichstand gewinnt der bessere Rang, also bekommt der Kapitän das Schiff. Aber deine 1 hat einen Auftrag gewonnen.",
      waste:
        "Sieh her. An diesem Auftrag hatte ich für dich eine 4 und eine 3 gelegt, und Pim nichts. Eine 1 hätte gereicht. Der Rest war verschwendet.",
      order:
        "Eine neue Runde. Drei deiner Karten habe ich gelegt. Pim ist wieder am ersten Schiff, sicher mit seiner 5. Aber die Stadt kommt vor der See dran.",
      ladder:
        "Wer die Leiter gewinnt, darf zwei benachbarte Ränge tauschen, noch bevor die Schiffe drankommen. Leg deine 4 dorthin.",
      again: "Leg nun deine 5 auf das Schiff. Es wird wieder Gleichstand. Aber wer ist dann Kapitän?",
      swap: "Du hast die Leiter gewonnen. Stell dich über Pim.",
      won: "Wieder fünf gegen fünf. Aber jetzt bist du Kapitän, also gehört das Schiff dir. Such einen Liegeplatz aus.",
      rules:
        "Merk dir vier Dinge. Die höchste Summe gewinnt, bei Gleichstand der bessere Rang. Leg kleine Karten dorthin, wo niemand mitbietet. Achte darauf, wer noch legen muss. Und erst kommt die Stadt, dann die See, dann das Land.",
    },
    meanwhile: {
      reveal: "Die Karten werden aufgedeckt. Behalte das erste Schiff im Auge.",
      evening: "Die Aufträge kommen an deine Laderampen, und der Tag geht zu Ende. Das erledige ich für dich.",
      sea: "Die Ränge sind getauscht. Jetzt die Schiffe.",
    },
    answers: {
      later: "Im Spiel darfst du das. Mach jetzt erst, was markiert ist. Dann siehst du, warum.",
      otherCard: "Der Ort stimmt. Aber diese Lektion braucht die markierte Karte.",
      otherSlot: "Im Spiel darfst du überall bieten. Leg diese Karte heute an den markierten Ort.",
      swapFirst: "Du könntest die Ränge lassen. Dann gewinnt Pim den Gleichstand wieder. Tausch sie.",
    },
  },
  container: {
    title: "Ein Container fehlt",
    text: "Erfülle beide Aufträge noch heute.",
    says: {
      goal: "Der Uhrmacher will einen Container und eine Kiste. Die Bäckerei will einen Container und einen Passagier. Aber es ist nur ein Container da! Erfülle beide noch heute. Du kannst alles rückgängig machen.",
      solved: "Gut gemacht! Gebäude produzieren, bevor etwas bewegt wird. Schau jeden Abend zuerst auf sie.",
    },
    hints: {
      "1": "Eines deiner Gebäude produziert, was fehlt.",
      "2": "Gebäude produzieren nur vor der ersten Bewegung. Lass also zuerst das Containerwerk produzieren und liefere dann.",
    },
    answers: {
      notYet: "Noch nicht: Einem der Aufträge fehlt noch etwas.",
      later: "Das Rätsel ist gelöst. Es geht weiter.",
    },
  },
  crate: {
    title: "Keine Kiste in Sicht",
    text: "Erfülle beide Aufträge mit einem einzigen leeren Feld.",
    says: {
      goal: "Die Fahrradfabrik will noch einen Container. Die Seenotretter wollen eine Kiste und einen Passagier. Nirgends ist eine Kiste, und nur ein Feld ist leer. Erfülle beide noch heute.",
      solved:
        "Prächtig! Ein Container ist zwei Kisten, wenn du eine Münze zahlst. Und ein Feld ist wieder frei, sobald seine Ware geliefert ist.",
    },
    hints: {
      "1": "Für eine Münze kannst du einen Container auspacken. Das ergibt zwei Kisten.",
      "2": "Bring einen Container über das leere Feld zur Fahrradfabrik. Setz dann den anderen dorthin, nimm ihn auf und pack ihn aus.",
    },
    answers: {
      notYet: "Noch nicht: Einem der Aufträge fehlt noch etwas.",
      later: "Das Rätsel ist gelöst. Es geht weiter.",
    },
  },
  "nothing-lost": {
    title: "Nichts geht verloren",
    text: "Produzieren, löschen, liefern: alles an einem Abend.",
    says: {
      goal: "Das Schiff mit den Kisten fährt heute ab. Lösche es ganz, lass beide Gebäude produzieren und erfülle beide Aufträge. Der Platz reicht gerade, wenn die Reihenfolge stimmt.",
      solved:
        "Ausgezeichnet! Erst produzieren, dann durch Liefern Platz schaffen, dann löschen. Du bist reif für einen eigenen Hafen.",
    },
    hints: {
      "1": "Fang mit dem Containerwerk und dem Fähranleger an. Später können sie nicht mehr produzieren.",
      "2": "Zwei Kisten passen auf ein Feld. Und ein Fass, das gleich zu seinem Auftrag weitergeht, braucht sein Feld nur kurz.",
    },
    answers: {
      notYet:
        "Noch nicht. Beide Gebäude müssen produziert haben, das Schiff mit den Kisten muss leer sein und beide Aufträge erfüllt.",
      later: "Das Rätsel ist gelöst. Es geht weiter.",
    },
  },
} as const satisfies TextTree;
