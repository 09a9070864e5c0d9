import type { CallReply } from '@sanchay/contracts';
import { CheckField, Stack } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';
import type { BankAnswers } from './bankAnswers.ts';

export type BankConsents = CallReply<'bankConsents'>['data']['consents'];

export interface ConsentsQuestionProps {
  consents: BankConsents;
  answers: Pick<BankAnswers, 'verify' | 'use'>;
  error: string | undefined;
  onAnswer: (change: Partial<Pick<BankAnswers, 'verify' | 'use'>>) => void;
}

/** Two consents, each for itself, in the words that are kept with it. */
export function ConsentsQuestion({ consents, answers, error, onAnswer }: ConsentsQuestionProps) {
  useMessages(MESSAGES);
  return (
    <Stack gap={4}>
      {consents.map(({ kind, text }) => {
        const name = kind === 'bank_verify' ? 'verify' : 'use';
        return (
          <CheckField
            key={kind}
            label={text}
            checked={answers[name]}
            onChange={(checked) => onAnswer({ [name]: checked })}
            error={answers[name] ? undefined : error}
          />
        );
      })}
    </Stack>
  );
}
