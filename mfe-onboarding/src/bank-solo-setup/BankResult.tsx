import type { BankAccount } from '@sanchay/contracts';
import { Notice, Stack, Text, type NoticeTone } from '@sanchay/ui';
import { useWords } from '@sanchay/i18n';
import { WORDS } from '../words.ts';
import { NameDifference } from './NameDifference.tsx';

const TONES: Record<BankAccount['status'], NoticeTone> = {
  verified: 'success',
  pending: 'info',
  name_differs: 'warn',
  failed: 'error',
};

/** What the bank said about an account, and what that means. */
export function BankResult({ account }: { account: BankAccount }) {
  const { t } = useWords(WORDS);
  const { status, failure, name_match: match, bank_name: bank, masked_account_no: number } = account;
  const said = failure ?? status;
  return (
    <Stack gap={4}>
      <Notice tone={TONES[status]} title={t(`bank.result.${said}.title`)} live>
        {t(`bank.result.${said}.text`, { bank, number: number.slice(-8), name: account.holder_name ?? '' })}
      </Notice>
      {match && match.score < 100 && <NameDifference match={match} />}
      {status === 'name_differs' && <Text size="small">{t('bank.result.name_differs.do')}</Text>}
    </Stack>
  );
}
