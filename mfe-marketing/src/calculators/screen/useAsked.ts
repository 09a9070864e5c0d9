import { useMessages } from '@sanchay/i18n';
import type { Question } from '../../public-page/Questions.tsx';
import { calculatorId, type CalculatorName } from '../calculatorNames.ts';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';

const PLACES = [1, 2, 3] as const;

/** Frequently asked questions about a calculation, with their answers. */
export function useAsked(name: CalculatorName): Question[] {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  const id = calculatorId(name);
  return PLACES.map((place) => ({
    question: t(`calc.${id}.question${place}`),
    answer: t(`calc.${id}.answer${place}`),
  }));
}
