import { useNavigate, useSearchParams } from '@sanchay/remote-kit/router';
import {
  questionAt,
  questionsOf,
  readAnswers,
  writeAnswers,
  type SaleAnswers,
  type SaleQuestion,
} from './saleAnswers.ts';

export interface SaleFlow {
  question: SaleQuestion;
  questions: readonly SaleQuestion[];
  answers: SaleAnswers;
  /** Keeps an answer and goes to the next question; Back comes to this one again, with the answer. */
  answer(given: Partial<SaleAnswers>): void;
  /** Changes an earlier answer and stays at the question. */
  change(given: Partial<SaleAnswers>): void;
  back(): void;
}

/** The user's position in the redeem or switch flow; the address is the only state. */
export function useSaleFlow(choices: Parameters<typeof questionsOf>[0]): SaleFlow {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const answers = readAnswers(query);
  const questions = questionsOf(choices);
  const question = questionAt(query.get('at'), questions, answers);
  return {
    question,
    questions,
    answers,
    answer(given) {
      const known = { ...answers, ...given };
      const next = questions[questions.indexOf(question) + 1] ?? 'review';
      // The answer also goes into the address that Back returns to.
      setQuery(writeAnswers(known, question), { replace: true });
      setQuery(writeAnswers(known, next));
    },
    change: (given) => setQuery(writeAnswers({ ...answers, ...given }, question)),
    back: () => void navigate(-1),
  };
}
