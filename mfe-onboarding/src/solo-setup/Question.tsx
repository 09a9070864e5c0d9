import { ACCOUNT_MODES } from '@sanchay/contracts';
import { ChoiceField, DateField, TextField } from '@sanchay/ui';
import { useWords } from '@sanchay/i18n';
import { WORDS } from '../words.ts';
import { RESIDENCY_CHOICES } from './applicant.ts';
import type { Answers, ApplicantField } from './applicant.ts';

export interface QuestionProps {
  field: ApplicantField;
  answers: Answers;
  onAnswer: (change: Partial<Answers>) => void;
  error: string | undefined;
  /** The date in India, YYYY-MM-DD. */
  today: string;
}

/** One question with its control. */
export function Question({ field, answers, onAnswer, error, today }: QuestionProps) {
  const { t } = useWords(WORDS);
  const texts = { label: t(`setup.${field}.label`), hint: t(`setup.${field}.hint`), error };
  const choices = (values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`setup.${value}`), hint: t(`setup.${value}.hint`) }));
  if (field === 'name') {
    return (
      <TextField
        {...texts}
        name="name"
        autoComplete="name"
        maxLength={120}
        value={answers.name}
        onChange={(name) => onAnswer({ name })}
      />
    );
  }
  if (field === 'date_of_birth') {
    return (
      <DateField
        {...texts}
        name="date_of_birth"
        autoComplete="bday"
        max={today}
        value={answers.date_of_birth}
        onChange={(date_of_birth) => onAnswer({ date_of_birth })}
      />
    );
  }
  if (field === 'residency') {
    return (
      <ChoiceField
        {...texts}
        hideLabel
        value={answers.residency}
        options={choices(RESIDENCY_CHOICES)}
        onChange={(value) => onAnswer({ residency: value as Answers['residency'] })}
      />
    );
  }
  return (
    <ChoiceField
      {...texts}
      hideLabel
      value={answers.mode_of_investment}
      options={choices(ACCOUNT_MODES)}
      onChange={(value) => onAnswer({ mode_of_investment: value as Answers['mode_of_investment'] })}
    />
  );
}
