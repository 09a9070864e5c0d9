import type { BankBranch } from '@sanchay/contracts';
import { isIfsc, tidyIfsc } from '@sanchay/finance';
import { useCall } from '@sanchay/remote-kit';
import { Notice, Stack, Text, TextField } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useEffect } from 'react';
import { problemText } from '../problemText.ts';
import { MESSAGES } from '../messages.ts';

export interface IfscQuestionProps {
  value: string;
  error: string | undefined;
  onChange: (ifsc: string) => void;
  /** The branch of the code, or null while it has none. */
  onBranch: (branch: BankBranch | null) => void;
}

/** The code of the branch; the branch that it names is shown as soon as the code is whole. */
export function IfscQuestion({ value, error, onChange, onBranch }: IfscQuestionProps) {
  const { t } = useMessages(MESSAGES);
  const ifsc = tidyIfsc(value);
  const whole = isIfsc(ifsc);
  const answer = useCall('bankBranch', { params: { ifsc } }, { enabled: whole });
  const branch = (whole && answer.data?.data) || null;
  useEffect(() => onBranch(branch), [branch, onBranch]);
  const unknown = whole && answer.error ? problemText(t, answer.error) : undefined;
  return (
    <Stack gap={4}>
      <TextField
        label={t('bank.ifsc.label')}
        hint={t('bank.ifsc.hint')}
        name="ifsc"
        upper
        maxLength={20}
        autoComplete="off"
        value={value}
        onChange={onChange}
        error={unknown ?? error}
      />
      {branch && (
        <Notice tone="success" title={branch.bank_name} live>
          {t('bank.branch', { branch: branch.branch, city: branch.city, state: branch.state })}
        </Notice>
      )}
      {whole && answer.isFetching && !branch && <Text size="small">{t('bank.ifsc.looking')}</Text>}
    </Stack>
  );
}
