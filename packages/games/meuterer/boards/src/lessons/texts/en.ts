import type { TextTree } from "@harbor/ui";

export const EN = {
  teacher: "Hinnerk",
  welcome:
    "Ahoy! I am Hinnerk, the ship’s cook. I have served eleven captains, and nine of them were overthrown. Play one round with me: you will load, lead a mutiny, sell, and take the helm, all with your own hands.",
  between: "There you are again. Each lesson is short. You can leave at any time and go on later.",
  end: "You know all that I can teach you over a pot of soup. The rest you learn at sea. Start with a gentle crew.",
  "first-round": {
    title: "Your first round",
    text: "Load, take a role, lead a mutiny, sell, and become captain.",
    says: {
      welcome:
        "Ahoy! I am Hinnerk, the cook. We are four aboard one ship, and only one of us can be captain. Today you take the helm.",
      ship: "The ship lies at Spindle Holm, which buys cloth. Lantern Head, where it lay before, still buys too: any good you like. Whoever sells most there gets the first price. Two who are tied get the second, three the third.",
      captain:
        "Jette is captain. She has promised her mate 1 point, and has laid a cloth. Everybody lays cards in turn, one at a time, until they stop.",
      lay: "Only laid cards can be sold. Lay a cloth.",
      course:
        "Jette has stopped, with 4 cards in hand. So her course goes four islands on, to Stave Cove. If she stays captain, she gets its 2 points.",
      again: "She has laid one cloth. With a second one you have more than her. Lay it.",
      pass: "That will do. You keep three cards: as a mutineer you would steer three islands on, to Ember Stack. That pays 5 points. Pass.",
      role: "You are the first to take a role, so all five are there. Nobody sees which one you take. Two of your cards are sabers: take the Mutineer.",
      sides:
        "The roles are turned up. Mina is the cabin boy, so she is on your side. Piet is the mate: he stands by Jette and counts as a saber. Jette has played one more.",
      sabers: "Jette’s side has two sabers. You have two, and a tie is enough for mutineers. Play both.",
      won: "Mina has added a saber: three to two. You get the 5 points of Ember Stack, and the captain’s hat. Mina gets 2. Jette gets nothing.",
      sell: "Now everybody sells. At Spindle Holm your two cloths beat Jette’s one. Choose that line.",
      prices:
        "You sold most at Spindle Holm, for 4 points. At Lantern Head, Mina and Piet sold two cards each. They are tied, so each of them gets only 3.",
      sailed:
        "The ship has sailed to your Ember Stack. Next it trades here and at Spindle Holm. What was laid is gone, and all have drawn up to five cards.",
      wage: "A new round, and you are captain. First you promise your mate a wage. You pay it only if there is a mate and you stay captain. Choose as you like.",
      end_one:
        "You have {{count}} point, and Jette has {{hers}}. After eight rounds with four players, or nine with three, most points win. Next I show you when to stop, and how to bluff.",
      end_other:
        "You have {{count}} points, and Jette has {{hers}}. After eight rounds with four players, or nine with three, most points win. Next I show you when to stop, and how to bluff.",
    },
    meanwhile: {
      reveal: "All have stopped. The roles are turned up.",
      mutiny: "Steel on steel! Watch who plays what.",
      evening: "The others sell, too. Then the ship sails.",
    },
    answers: {
      later: "You may do that in a game. For now, do what is marked, and you will see why.",
      layFirst: "Not yet: whoever stops can lay nothing more. First lay the marked card.",
      otherCard: "You could lay that, too. But cloth is what Spindle Holm buys. Lay the cloth.",
      passNow: "Laid sabers frighten people, and grain will not win anything here. Stop now: pass.",
      otherRole: "A fine role, for another day. Today we mutiny. Take the Mutineer.",
      moreSabers: "Too few! Jette’s side has two. Play both of yours.",
      fewerSabers: "Keep some back.",
      otherSale: "You may divide your cards. But together they beat Jette’s cloth. Sell both at Spindle Holm.",
    },
  },
  stopping: {
    title: "Stop in time, and bluff",
    text: "Early roles, sabers, the cabin boy, the loader.",
    says: {
      begin:
        "Another day. Onno is captain, and you are one of his crew. Today is about two things: when to stop, and what the others think of it.",
      saber:
        "Mina has laid a saber. No island buys sabers. It counts only if she takes a side. Is she planning a mutiny? Or does she only want us to think so?",
      lay: "The ship lies at Brine Pans. Salt pays 5 there, and nobody has laid any. One card may be enough. Lay it.",
      stopped:
        "Mina has stopped first, so she could choose among all five roles. Whoever goes on laying may sell more, but chooses later.",
      pass: "Nobody else has laid salt. Another card would hardly bring anything, and Piet might take a role before you. Pass.",
      role: "One role is gone: the Mutineer. Only Mina chose before you, so now you know what nobody else does. Take the Cabin Boy: 2 points if she succeeds.",
      sabers:
        "Onno has two sabers with his mate’s, and Mina one. You are the last to decide. One is enough for the tie. Keep the other, and nobody will know that you have it.",
      asked:
        "The mutiny succeeded, and you got 2 points. By the way: everybody on a side is asked for sabers, even without any. So whoever plays none may have none, or may be saving them.",
      nothing:
        "A new round. Weavers’ Sound buys cloth, and Brine Pans salt. You have neither. Then get rid of a card that is no use, and look as if you had a plan. Lay the grain.",
      stop: "You gain nothing by going on. Stop early, and choose a good role.",
      loader:
        "Piet took the Merchant before you. Take the Loader: in the refill you draw three cards more than you need, and choose.",
      stow: "You need one card, and may choose among four. The ship is at Vintners’ Roads now. You have wine for it. Weavers’ Sound still buys cloth. Keep a cloth.",
      rules:
        "Keep four things in mind. Stop early for a good role, late for a good sale. Sabers that you lay warn the others, sabers in hand surprise them. Count what is gone. And a captain’s course is as long as the hand that is left.",
    },
    meanwhile: {
      reveal: "The roles are turned up: Mina is the mutineer. Piet is Onno’s mate.",
      mutiny: "One saber from you. That makes it two to two.",
      evening: "I have sold your salt for you. It was the only one, so it brought 5 points. Now Mina is captain.",
      second:
        "No mutiny this time. Piet and Mina are tied at Weavers’ Sound. But Piet is the Merchant, so he gets the full price.",
    },
    answers: {
      later: "You may do that in a game. For now, do what is marked, and you will see why.",
      layFirst: "Not yet. First lay the marked card.",
      otherCard: "You could lay that, too. For this lesson, take the marked card.",
      passNow: "Keep your cards. Whoever stops too late finds the good roles gone. Pass.",
      otherRole: "Not a bad choice. For this lesson, take the marked one.",
      moreSabers: "Then Onno stays captain, and you get nothing. One is needed.",
      fewerSabers: "That would win, too. But one is enough, and sabers that are played are gone.",
      otherKeep: "You have grain already, and no island near buys it. Keep a cloth.",
    },
  },
  sabers: {
    title: "No saber too many",
    text: "How many sabers does a mate need?",
    says: {
      goal: "You are the mate, and Onno has promised you 2 points. The rebels have two sabers, and so does your side. You are the last to decide. Win, and waste nothing.",
      solved: "Exactly. A tie is enough for rebels, so your side needed one more. The other one is still in your hand.",
    },
    hints: {
      "1": "Who wins if both sides have as many sabers?",
      "2": "With none, it is two to two, and the mutiny succeeds. With one, it is three to two.",
    },
    meanwhile: {},
    answers: {
      moreSabers: "Two to two: then the mutiny succeeds, and you get nothing.",
      fewerSabers: "That would win. But it plays a saber that you do not need.",
      later: "The puzzle is solved. Let us go on.",
    },
  },
  sale: {
    title: "The merchant’s eye",
    text: "Three grain for two islands. How do you divide them?",
    says: {
      goal: "You are the Merchant. Threshers’ Isle and Lantern Head both buy your grain. Jette sells one there, and Fiete two wine at Lantern Head. Bring home 9 points.",
      solved:
        "Splendid! One grain ties with Jette, two tie with Fiete. Others would share. The Merchant gets the first price each time, 5 and 4.",
    },
    hints: {
      "1": "When you are tied, you get the first price all the same.",
      "2": "One grain is a tie at Threshers’ Isle. How many are a tie at Lantern Head?",
    },
    meanwhile: {},
    answers: {
      otherSale: "That brings less. Look at both islands: how many cards are enough for a tie?",
      later: "The puzzle is solved. Let us go on.",
    },
  },
  sure: {
    title: "Count the sabers",
    text: "Three roles are left. One of them is sure to win.",
    says: {
      goal: "You are the last to choose. The deck has six sabers. Three are in the discards, and two in your hand. Which role brings you most, whatever the others hold?",
      fight: "At worst the mate has the last saber, and here it is. Now finish it.",
      solved:
        "Two to two! Their one saber and the mate were all that they could have. You get the 5 points, and the helm.",
    },
    hints: {
      "1": "Only one saber is not in sight. How many can the captain’s side have at most?",
      "2": "The mate counts as one, and the last saber as another. That makes two, and a tie is enough for you.",
    },
    meanwhile: {
      reveal: "The roles are turned up. Onno is the mate, and plays a saber.",
      mutiny: "Nobody can beat that.",
    },
    answers: {
      otherRole: "That brings little, or nothing. Count the sabers: who could withstand you?",
      moreSabers: "Not enough. You need as many as they have.",
      fewerSabers: "Keep some back.",
      later: "The puzzle is solved. Let us go on.",
    },
  },
} as const satisfies TextTree;
