import { dockAnswer, loadingAnswer, spaceAnswer, wallAnswer } from "./harborAnswers.ts";
import { cardAnswer, moneyAnswer, prestigeAnswer, scoreAnswer, signAnswer, totalAnswer } from "./peopleAnswers.ts";
import type { Question } from "./question.ts";
import type { BoardAnswer, Situation } from "./situation.ts";
import { slotAnswer } from "./slotAnswers.ts";
import {
  aheadAnswer,
  eveningAnswer,
  newsAnswer,
  paperAnswer,
  permitPriceAnswer,
  roundAnswer,
  stationAnswer,
  trackAnswer,
} from "./turnAnswers.ts";
import { buildingAnswer, contractAnswer, priceAnswer, rankAnswer, shipAnswer } from "./worldAnswers.ts";

/** What a piece of the boards says of itself now; undefined if what was asked about is gone. */
export function answerTo(asked: Situation, question: Question): BoardAnswer | undefined {
  switch (question.about) {
    case "slot":
      return slotAnswer(asked, question.slot);
    case "ship":
      return shipAnswer(asked, question.ship, question.fact);
    case "contract":
      return contractAnswer(asked, question.contract, question.fact);
    case "building":
      return buildingAnswer(asked, question);
    case "price":
      return priceAnswer(asked, question.good);
    case "rank":
      return rankAnswer(asked, question.seat);
    case "money":
      return moneyAnswer(asked, question.seat);
    case "score":
      return scoreAnswer(asked, question.seat);
    case "tonight":
    case "best":
      return eveningAnswer(asked, question.about);
    case "prestige":
    case "gauge":
      return prestigeAnswer(asked, question.seat);
    case "sign":
      return signAnswer(asked, question.seat);
    case "dock":
      return dockAnswer(asked, question.seat, question.dock);
    case "wall":
      return wallAnswer(asked, question.seat, question.wall);
    case "loading":
      return loadingAnswer(asked, question.seat, question.dock);
    case "space":
      return spaceAnswer(asked, question.seat, question.space);
    case "station":
      return stationAnswer(asked, question.station);
    case "card":
      return cardAnswer(asked, question.card);
    case "total":
      return totalAnswer(asked);
    case "permit":
      return permitPriceAnswer(asked);
    case "track":
      return trackAnswer(asked);
    case "round":
      return roundAnswer(asked);
    case "paper":
      return paperAnswer(asked);
    case "news":
      return newsAnswer(asked, question.event);
    case "ahead":
      return aheadAnswer(asked, question.of);
    default:
      return question satisfies never;
  }
}
