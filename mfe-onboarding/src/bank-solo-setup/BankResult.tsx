import type { BankAccount } from '@sanchay/contracts';
import { Notice, Stack, Text, type NoticeTone } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';
import { NameDifference } from './NameDifference.tsx';

const TONES: Record<BankAccount['status'], NoticeTone> = {
  verified: 'success',
  pending: 'info',
  name_differs: 'warn',
  failed: 'error',
};

/** The bank's response about an account, and what it means. */
export function BankResult({ account }: { account: BankAccount }) {
  const { t } = useMessages(MESSAGES);
  const { status, failure, name_match: match, bank_name: bank, masked_account_no: number } = account;
  const result = failure ?? status;
  return (
    <Stack gap={4}>
      <Notice tone={TONES[status]} title={t(`bank.result.${result}.title`)} live>
        {t(`bank.result.${result}.text`, { bank, number: number.slice(-8), name: account.holder_name ?? '' })}
      </Notice>
      {match && match.score < 100 && <NameDifference match={match} />}
      {status === 'name_differs' && <Text size="small">{t('bank.result.name_differs.do')}</Text>}
    </Stack>
  );
}
