import type { TextTree } from "@harbor/ui";

export const EN = {
  teacher: "Theda",
  welcome:
    "Ahoy! I am Theda, and I have run this port for thirty years. Come with me for one round. You will bid, build, berth a ship and fill a contract, all with your own hands.",
  between: "Good to see you again. Each lesson is short. You can leave at any time and go on later.",
  end: "You know all that I can teach. The rest you learn by playing. Pim is a friendly start: he plays first and thinks later.",
  "first-round": {
    title: "Your first round",
    text: "Bid, build, berth a ship, fill a contract, and get paid.",
    says: {
      welcome:
        "Ahoy! I am Theda, the harbor master. This harbor is yours. Pim has the one across the water. Two quiet rounds are over; let us play the third.",
      aim: "Only two things count: your money, and your prestige. At the end they are multiplied. So you need both.",
      ship: "Every round you lay five cards, face down. The highest total at a place wins it. That ship brings two crates. Lay your 5 on it.",
      contract:
        "Pim lays a card after each of yours. You see where, but not how high. Now a contract: it pays for goods. Lay your 4 on this one.",
      house: "The Lighthouse is on offer in town. It gives three stars of prestige. Lay your 3 on Building.",
      permit: "A building that you win only goes to your yard. To build it you need a permit. Lay your 2 on Permit.",
      parking: "A 1 seldom wins anything. But Parking pays one coin for each card, however low. Lay it there.",
      build:
        "The Lighthouse is yours, and so is the permit. Nobody else bid on it, so it is free. Build the Lighthouse on an empty space.",
      berth:
        "Your 5 beat Pim’s 3: the ship is yours. It needs a free dock with enough bollards on both walls. Without one it would sail on! Choose a dock.",
      lay: "You won the Ropewalk, too. It wants a container and a crate. Lay it on a loading dock.",
      unload:
        "Now the work in the harbor. Goods come off a ship onto an empty space first. Pick up a crate and put it down.",
      deliver:
        "The Barber wants a crate, and tonight is the last night. Move the crate from its space to his contract.",
      fill: "Your turn alone: fill the Ropewalk. There is a crate left on the ship, and containers are in store.",
      done: "Both contracts are full. Say that you are done.",
      paid: "The Barber paid the price of a crate, and three coins as a reward. The Ropewalk pays when its last time marker is gone. Had one been missing something, you would have paid a penalty.",
      score_one: "You have {{money}} coins and {{count}} star of prestige. Multiplied, that is {{score}}.",
      score_other:
        "The Lighthouse and the ship have raised your prestige. You have {{money}} coins and {{count}} stars. Multiplied, that is {{score}}. After ten rounds, the highest result wins.",
      end: "That was a whole round, and every round is like it. In the next lesson I show you how to bid cleverly.",
    },
    meanwhile: {
      reveal: "All cards are turned over. It begins in town, with Parking. Watch who wins what.",
      town: "You built it! Now everybody gets an income by rank. Then come the ships.",
      sea: "It goes on from left to right: first the ships, then the contracts.",
      evening: "Evening falls. Each ship and each contract loses a time marker. A contract without markers is settled.",
    },
    answers: {
      later: "You may do that in a game. For now, do what is marked, and you will see why.",
      otherCard: "The place is right. But keep that card for something else, and take the marked one.",
      otherSlot: "In a game you may bid anywhere. Today, lay this card at the marked place.",
      buildFirst: "A permit can do that, too. But the Lighthouse brings more. Build it on an empty space.",
      layFirst: "You could refuse it and pay the penalty. But you have what it wants, so accept it.",
      unloadFirst: "Not so fast: first take a crate off the ship.",
      deliverFirst: "Wait. The Barber’s crate is still missing, and tonight is his last night.",
      fillFirst: "You could stop here. But the Ropewalk still wants something, and you have it.",
      doneNow: "You may go on shifting goods. But all is delivered, so say that you are done.",
    },
  },
  bidding: {
    title: "How to bid",
    text: "Ties, ranks, wasted cards, and the order of the houses.",
    says: {
      ranks:
        "Another day, and this time Pim is Captain. You are First Mate. The Captain lays first, and a tie goes to the better rank.",
      tie: "Pim has laid a card on this ship. It can be no higher than 5. You have two cards left. Lay your 5 there.",
      last: "Pim has no cards left. You lay last, and that is worth a lot: nobody is at this contract. Your 1 is enough to win it.",
      lost: "Five against five. A tie goes to the better rank, so the Captain has the ship. But your 1 did win a contract.",
      waste:
        "Look here. I had laid your 4 and your 3 on this contract, and Pim laid nothing. A 1 would have done. The rest was wasted.",
      order:
        "A new round. I have laid three of your cards. Pim is at the first ship again, surely with his 5. But the town is resolved before the sea.",
      ladder:
        "Whoever wins the Ladder may swap two neighboring ranks, before the ships are resolved. Lay your 4 there.",
      again: "Now lay your 5 on the ship. It will be a tie again. But who will be Captain by then?",
      swap: "You won the Ladder. Put yourself above Pim.",
      won: "Five against five again. But now you are Captain, so the ship is yours. Choose a dock.",
      rules:
        "Keep four things in mind. The highest total wins, and a tie goes to the better rank. Lay low cards where nobody competes. Watch who still has to lay. And the town comes first, then the sea, then the land.",
    },
    meanwhile: {
      reveal: "The cards are turned over. Keep an eye on the first ship.",
      evening: "The contracts go to your loading docks, and the day ends. I do that for you.",
      sea: "The ranks have changed. Now the ships.",
    },
    answers: {
      later: "You may do that in a game. For now, do what is marked, and you will see why.",
      otherCard: "The place is right. But this lesson needs the marked card.",
      otherSlot: "In a game you may bid anywhere. Today, lay this card at the marked place.",
      swapFirst: "You could keep the ranks. Then Pim would win the tie once more. Swap them.",
    },
  },
  container: {
    title: "One container short",
    text: "Fill both contracts tonight.",
    says: {
      goal: "The Clockmaker wants a container and a crate. The Bakery wants a container and a passenger. But there is only one container! Fill both tonight. You can undo everything.",
      solved: "Well done! Buildings produce before anything is moved. Look at them first, every evening.",
    },
    hints: {
      "1": "One of your buildings makes what is missing.",
      "2": "Buildings produce only before the first move. So let the Container Works produce first, and then deliver.",
    },
    answers: {
      notYet: "Not yet: one of the contracts is still missing something.",
      later: "The puzzle is solved. Let us go on.",
    },
  },
  crate: {
    title: "No crate in sight",
    text: "Fill both contracts, with one empty space.",
    says: {
      goal: "The Bicycle Works still wants a container. The Lifeboat Society wants a crate and a passenger. There is no crate anywhere, and a single space is empty. Fill both tonight.",
      solved:
        "Splendid! A container is two crates, if you pay a coin. And a space is free again as soon as its goods are delivered.",
    },
    hints: {
      "1": "A container can be unpacked for a coin. That makes two crates.",
      "2": "Take one container by way of the empty space to the Bicycle Works. Then put the other one there, pick it up, and unpack it.",
    },
    answers: {
      notYet: "Not yet: one of the contracts is still missing something.",
      later: "The puzzle is solved. Let us go on.",
    },
  },
  "nothing-lost": {
    title: "Nothing is lost",
    text: "Produce, unload, deliver: all of it tonight.",
    says: {
      goal: "The ship with the crates sails tonight. Unload it completely, let both buildings produce, and fill both contracts. There is just enough room, if the order is right.",
      solved: "Excellent! Produce, then make room by delivering, then unload. You are ready for a harbor of your own.",
    },
    hints: {
      "1": "Begin with the Container Works and the Ferry Pier. Later they cannot produce any more.",
      "2": "Two crates fit on one space. And a barrel that goes straight on to its contract needs a space only for a moment.",
    },
    answers: {
      notYet:
        "Not yet. Both buildings must have produced, the ship with the crates must be empty, and both contracts full.",
      later: "The puzzle is solved. Let us go on.",
    },
  },
} as const satisfies TextTree;
