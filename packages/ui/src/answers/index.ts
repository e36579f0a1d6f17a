export { Answers, type AnswersProps } from "./Answers.tsx";
export { AskButton } from "./AskButton.tsx";
export { type Answer, ASK } from "./answer.ts";
export { type Asking, useAsking } from "./useAsking.ts";
