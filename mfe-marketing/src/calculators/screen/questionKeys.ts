import type { CalculatorName } from '../calculatorNames.ts';
import { calculatorId } from '../calculatorNames.ts';

const QUESTIONS = [1, 2, 3] as const;

/** Keys of the questions and answers on a calculator's page. */
export function questionKeys(name: CalculatorName): { question: string; answer: string }[] {
  const id = calculatorId(name);
  return QUESTIONS.map((place) => ({
    question: `calc.${id}.question${place}`,
    answer: `calc.${id}.answer${place}`,
  }));
}
