import { courseAnswer, islandAnswer, pricesAnswer, voyageAnswer } from "./islandAnswers.ts";
import type { Question } from "./question.ts";
import type { BoardAnswer, Situation } from "./situation.ts";
import {
  cardAnswer,
  centerAnswer,
  discardsAnswer,
  foughtAnswer,
  handAnswer,
  hiddenAnswer,
  laidAnswer,
  pileAnswer,
  roleAnswer,
  roundAnswer,
  scoreAnswer,
  sideAnswer,
  signAnswer,
  wageAnswer,
} from "./tableAnswers.ts";

/** What a piece of the boards says of itself now; undefined if what was asked about is gone. */
export function answerTo(asked: Situation, question: Question): BoardAnswer | undefined {
  switch (question.about) {
    case "island":
      return islandAnswer(asked, question.place);
    case "prices":
      return pricesAnswer(asked, question.place);
    case "voyage":
      return voyageAnswer(asked, question.place);
    case "course":
      return courseAnswer(asked, question.by);
    case "role":
      return roleAnswer(asked, question.role, question.seat);
    case "hidden":
      return hiddenAnswer(asked, question.seat);
    case "cards":
      return handAnswer(asked, question.seat);
    case "score":
      return scoreAnswer(asked, question.seat);
    case "sign":
      return signAnswer(asked, question.seat);
    case "fought":
      return foughtAnswer(asked, question.seat);
    case "laid":
      return laidAnswer(asked, question.seat, question.kind);
    case "card":
      return cardAnswer(asked, question.kind);
    case "discards":
      return discardsAnswer(asked, question.kind);
    case "wage":
      return wageAnswer(asked);
    case "center":
      return centerAnswer(asked);
    case "pile":
      return pileAnswer(asked);
    case "round":
      return roundAnswer(asked);
    case "side":
      return sideAnswer(asked);
    default:
      return question satisfies never;
  }
}
