import { useMessages } from '@sanchay/i18n';
import { tidyAmount, type Answers } from '../answers/answers.ts';
import type { FieldProblem } from '../answers/outcome.ts';
import { readNumber } from '../answers/readNumber.ts';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';
import type { NumberField, TimeUnit } from '../definitions/field.ts';
import { AnswerField } from './AnswerField.tsx';
import { RuleHint } from './RuleHint.tsx';
import { useFigureMessages } from './useFigureMessages.ts';
import { useProblemMessages } from './useProblemMessages.ts';

export interface QuestionProps<F> {
  name: string;
  field: F;
  answers: Answers;
  problem: FieldProblem | undefined;
  change: (change: Answers) => void;
}

/** One number to answer. */
export function Question({ name, field, answers, problem, change }: QuestionProps<NumberField>) {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  const { full } = useFigureMessages();
  const problemMessages = useProblemMessages();
  const text = answers[name]!;
  const set = (value: string) => change({ [name]: value });
  const money = field.kind === 'rupees';
  const label = t(field.label);
  const announced = (value: number): string => {
    if (field.kind === 'years') return t('state.years', { count: value });
    return full(value, field.kind);
  };
  const hint = field.rule ? <RuleHint rule={field.rule} money={money} /> : field.hint && t(field.hint);
  return (
    <AnswerField
      name={name}
      label={field.optional ? t('field.optional', { label }) : label}
      value={text}
      onChange={set}
      onBlur={money ? () => set(tidyAmount(text)) : undefined}
      onSlide={(value) => set(money ? tidyAmount(value) : value)}
      span={field.span}
      number={readNumber(text)}
      announced={announced}
      {...(money ? { prefix: '₹' } : { suffix: field.kind === 'percent' ? '%' : t('unit.years') })}
      {...(hint && { hint })}
      error={problem && problemMessages(field, 'years' satisfies TimeUnit, problem)}
    />
  );
}
