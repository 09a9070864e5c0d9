import type { BankAccountType, BankBranch } from '@sanchay/contracts';
import { ChoiceField } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';
import type { BANK_STEPS, BankAnswers } from './bankAnswers.ts';
import { ConsentsQuestion, type BankConsents } from './ConsentsQuestion.tsx';
import { IfscQuestion } from './IfscQuestion.tsx';
import { NumberQuestion } from './NumberQuestion.tsx';

interface BankQuestionProps {
  screen: (typeof BANK_STEPS)[number];
  answers: BankAnswers;
  types: readonly BankAccountType[];
  consents: BankConsents;
  error: string | undefined;
  onAnswer: (change: Partial<BankAnswers>) => void;
  onBranch: (branch: BankBranch | null) => void;
}

/** The field of one screen of adding a bank account. */
export function BankQuestion(props: BankQuestionProps) {
  const { screen, answers, types, consents, error, onAnswer, onBranch } = props;
  const { t } = useMessages(MESSAGES);
  return (
    <>
      {screen === 'ifsc' && (
        <IfscQuestion
          value={answers.ifsc}
          error={error}
          onChange={(ifsc) => onAnswer({ ifsc })}
          onBranch={onBranch}
        />
      )}
      {screen === 'number' && (
        <NumberQuestion
          value={answers.number}
          error={error}
          onChange={(number) => onAnswer({ number, again: '' })}
        />
      )}
      {screen === 'again' && (
        <NumberQuestion again value={answers.again} error={error} onChange={(again) => onAnswer({ again })} />
      )}
      {screen === 'type' && (
        <ChoiceField
          label={t('bank.type.title')}
          hideLabel
          value={answers.type}
          onChange={(type) => onAnswer({ type: type as BankAccountType })}
          options={types.map((value) => ({
            value,
            label: t(`bank.type.${value}`),
            hint: t(`bank.type.${value}.hint`),
          }))}
          error={error}
        />
      )}
      {screen === 'consents' && (
        <ConsentsQuestion consents={consents} answers={answers} error={error} onAnswer={onAnswer} />
      )}
    </>
  );
}
