import { Button, DetailList } from '@sanchay/ui';
import { useFormat, useWords } from '@sanchay/i18n';
import { WORDS } from '../words.ts';
import { QUESTIONS } from './applicant.ts';
import type { Answers, ApplicantField } from './applicant.ts';

export interface AnswerListProps {
  answers: Answers;
  /** With it each answer has a button to change it. */
  onEdit?: (field: ApplicantField) => void;
}

/** The answers in words. An open one is left out. */
export function AnswerList({ answers, onEdit }: AnswerListProps) {
  const { t } = useWords(WORDS);
  const { date } = useFormat();
  const words = (field: ApplicantField): string => {
    if (field === 'name') return answers.name;
    if (field === 'date_of_birth') return date(answers.date_of_birth);
    return t(`setup.${answers[field]}`);
  };
  const given = QUESTIONS.filter((field) => answers[field] !== null && answers[field] !== '');
  return (
    <DetailList
      items={given.map((field) => ({
        term: t(`setup.${field}.short`),
        value: words(field),
        hint: onEdit && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('setup.editAnswer', { question: t(`setup.${field}.short`) })}
            onClick={() => onEdit(field)}
          >
            {t('action.edit')}
          </Button>
        ),
      }))}
    />
  );
}
