import { usePlatform } from '@sanchay/remote-kit';
import { Card } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useDeferredValue, useMemo } from 'react';
import { outcomeOf } from '../answers/outcome.ts';
import { useAnswers } from '../answers/useAnswers.ts';
import { useLastResult } from '../answers/useLastResult.ts';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';
import type { CalculatorMaker, PlainCalculatorName } from '../definitions/index.ts';
import { CalculatorFrame } from './CalculatorFrame.tsx';
import { HowItIsCounted } from './HowItIsCounted.tsx';
import { Questions } from './Questions.tsx';
import { Result } from './Result.tsx';
import { ResultBar } from './ResultBar.tsx';
import { YearTable } from './YearTable.tsx';

/** `/calculators/{name}`: the one screen of all calculators that are questions and a formula. */
export function CalculatorScreen({ name, make }: { name: PlainCalculatorName; make: CalculatorMaker }) {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  const { config } = usePlatform();
  const calculator = useMemo(() => make(config), [make, config]);
  const [answers, change] = useAnswers(calculator);
  const outcome = useMemo(() => outcomeOf(calculator, answers), [calculator, answers]);
  const shown = useLastResult(outcome);
  // What was typed or slid is painted first; what comes of it follows in the next frame.
  const followed = useDeferredValue(shown);
  return (
    <CalculatorFrame
      name={name}
      related={calculator.related}
      questions={
        <>
          <Card title={t('form.title')}>
            <Questions
              calculator={calculator}
              answers={answers}
              problems={outcome.problems ?? {}}
              change={change}
            />
          </Card>
          {followed && <ResultBar worked={followed.worked} />}
        </>
      }
      result={<Result calculator={calculator} result={followed} stale={outcome.problems !== undefined} />}
    >
      {followed && <YearTable name={name} worked={followed.worked} />}
      {followed && <HowItIsCounted calculator={calculator} result={followed} />}
    </CalculatorFrame>
  );
}
