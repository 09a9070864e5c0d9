import {
  ACCOUNT_MODES,
  GENDERS,
  INCOME_BANDS,
  MARITAL_STATUSES,
  OCCUPATIONS,
  PEP_STATUSES,
  RESIDENCIES,
  WEALTH_SOURCES,
} from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { ChoiceField } from '@sanchay/ui';
import { MESSAGES } from '../../messages.ts';
import type { Asked } from './asked.ts';

const CHOICES = {
  mode_of_investment: ACCOUNT_MODES,
  applicants: ['2', '3'],
  residency: RESIDENCIES,
  gender: GENDERS,
  marital_status: MARITAL_STATUSES,
  occupation: OCCUPATIONS,
  income: INCOME_BANDS,
  wealth_source: WEALTH_SOURCES,
  pep: PEP_STATUSES,
} as const;
export type ChoiceQuestion = keyof typeof CHOICES;

/** Choices that need a word of explanation each. */
const EXPLAINED: readonly ChoiceQuestion[] = ['mode_of_investment', 'residency', 'pep'];

/** One of several; the reason for asking stands under it. */
export function Choices({ ask, field }: { ask: ChoiceQuestion; field: Asked }) {
  const { t } = useMessages(MESSAGES);
  const value = field.answers[ask];
  return (
    <ChoiceField
      label={t(`ask.${ask}.title`)}
      hideLabel
      hint={t(`ask.${ask}.why`)}
      error={field.error(ask)}
      value={value === undefined ? null : String(value)}
      columns={CHOICES[ask].length > 4 ? 2 : 1}
      options={CHOICES[ask].map((choice) => ({
        value: choice,
        label: t(`${ask}.${choice}`),
        ...(EXPLAINED.includes(ask) && { hint: t(`${ask}.${choice}.hint`) }),
      }))}
      onChange={(chosen) => field.onAnswer({ [ask]: ask === 'applicants' ? Number(chosen) : chosen })}
    />
  );
}
