import { SelectField } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { chosenUnit, inUnit, isTimeUnit, readTime, timeSpan } from '../answers/time.ts';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';
import type { TimeField, TimeUnit } from '../definitions/field.ts';
import { AnswerField } from './AnswerField.tsx';
import type { QuestionProps } from './Question.tsx';
import { useProblemMessages } from './useProblemMessages.ts';

/** A length of time: the number, and the unit that it is in. */
export function TimeQuestion({ name, field, answers, problem, change }: QuestionProps<TimeField>) {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  const problemMessages = useProblemMessages();
  const text = answers[name]!;
  const { value, unit } = readTime(text, chosenUnit(field, answers.unit!));
  const known = isTimeUnit(field, answers.unit!);
  const choose = (next: TimeUnit): void => {
    const converted = value === null ? text : String(inUnit(value, unit, next));
    change({ [name]: known ? converted : text, unit: next });
  };
  /** "18 months" becomes 18 with months beside it. */
  const settle = (): void => {
    if (known && value !== null && field.units.includes(unit)) change({ [name]: String(value), unit });
  };
  return (
    <AnswerField
      name={name}
      label={t(field.label)}
      value={text}
      onChange={(typed) => change({ [name]: typed })}
      onSlide={(slid) => change({ [name]: slid, unit })}
      onBlur={settle}
      span={timeSpan(field, unit)}
      number={value}
      announced={(count) => t(`state.${unit}`, { count })}
      {...(field.hint && { hint: t(field.hint) })}
      error={problem && problemMessages(field, unit, problem)}
      beside={
        <SelectField
          name="unit"
          label={t('field.unit')}
          value={known ? answers.unit! : ''}
          {...(!known && { placeholder: t('field.unit.choose') })}
          onChange={(next) => choose(next as TimeUnit)}
          options={field.units.map((offered) => ({ value: offered, label: t(`unit.${offered}`) }))}
        />
      }
    />
  );
}
