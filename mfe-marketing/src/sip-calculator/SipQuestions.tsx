import { Button, ChoiceField, Disclosure, Stack } from '@sanchay/ui';
import { useFormat, useWords } from '@sanchay/i18n';
import { WORDS } from '../words.ts';
import { AnswerField } from './AnswerField.tsx';
import type { SliderSpan } from './AnswerField.tsx';
import { readNumber } from './readNumber.ts';
import { CONVENTIONS, START_ANSWERS, tidyAmount } from './sipAnswers.ts';
import type { AnswerField as AnswerName, SipAnswers } from './sipAnswers.ts';
import type { FieldProblem } from './sipPlan.ts';

const SPANS: Record<AnswerName, SliderSpan> = {
  amount: { min: 500, max: 100_000, step: 500 },
  rate: { min: 1, max: 30, step: 0.5 },
  years: { min: 1, max: 40, step: 1 },
  stepUp: { min: 0, max: 25, step: 1 },
};

export interface SipQuestionsProps {
  answers: SipAnswers;
  problems: Partial<Record<AnswerName, FieldProblem>>;
  change: (change: Partial<SipAnswers>) => void;
}

/** The four answers and the convention. */
export function SipQuestions({ answers, problems, change }: SipQuestionsProps) {
  const { t } = useWords(WORDS);
  const { rupees, compact, percent } = useFormat();
  const show: Record<AnswerName, (value: number) => string> = {
    amount: (value) => rupees(value),
    rate: (value) => percent(value, { decimals: 1 }),
    years: (value) => t('state.years', { count: value }),
    stepUp: (value) => percent(value, { decimals: 0 }),
  };
  const problemWords = (name: AnswerName): string | undefined => {
    const problem = problems[name];
    if (!problem) return undefined;
    const limit = problem.limit ?? 0;
    return t(`sip.problem.${problem.code}`, {
      limit: name === 'amount' ? compact(limit) : show[name](limit),
    });
  };
  const field = (name: AnswerName) => ({
    label: t(`sip.${name}`),
    text: answers[name],
    onChange: (text: string) => change({ [name]: text }),
    span: SPANS[name],
    value: readNumber(answers[name]),
    format: show[name],
    error: problemWords(name),
  });
  return (
    <Stack gap={4}>
      <AnswerField
        {...field('amount')}
        prefix="₹"
        onSlide={(text) => change({ amount: tidyAmount(text) })}
        onBlur={() => change({ amount: tidyAmount(answers.amount) })}
      />
      <AnswerField {...field('rate')} suffix="%" hint={t('sip.rateHint')} />
      <AnswerField {...field('years')} suffix={t('growth.years')} />
      <AnswerField {...field('stepUp')} suffix="%" hint={t('sip.stepUpHint')} />
      <Disclosure
        summary={t('sip.countedAs', { name: t(`sip.convention.${answers.convention}`) })}
        open={answers.convention !== START_ANSWERS.convention}
      >
        <ChoiceField
          label={t('sip.convention')}
          value={answers.convention}
          onChange={(value) => change({ convention: value as SipAnswers['convention'] })}
          options={CONVENTIONS.map((value) => ({
            value,
            label: t(`sip.convention.${value}`),
            hint: t(`sip.conventionHint.${value}`),
          }))}
        />
      </Disclosure>
      <Button variant="quiet" onClick={() => change(START_ANSWERS)}>
        {t('sip.reset')}
      </Button>
    </Stack>
  );
}
