import type { ReactNode } from 'react';
import type { BankAccount } from '@sanchay/contracts';
import { Badge, Row, Stack, Text, WithMonogram, type BadgeTone } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../../messages.ts';

const TONES: Record<BankAccount['status'], BadgeTone> = {
  verified: 'gain',
  pending: 'warn',
  name_differs: 'warn',
  failed: 'loss',
};

/** One account in a list: bank and number, branch, type, and where it stands. */
export function BankRow({ account, actions }: { account: BankAccount; actions?: ReactNode }) {
  const { t } = useMessages(MESSAGES);
  const { bank_name: bank, masked_account_no: number, branch, city, type, ifsc, status } = account;
  return (
    <Stack gap={2}>
      <Row justify="between">
        <WithMonogram kind="bank" name={bank} code={ifsc.slice(0, 4)}>
          <Text strong as="h3">
            {bank} {number.slice(-8)}
          </Text>
        </WithMonogram>
        <Row gap={2}>
          {account.is_default && <Badge tone="accent">{t('bank.default')}</Badge>}
          <Badge tone={TONES[status]}>{t(`bank.status.${account.failure ?? status}`)}</Badge>
        </Row>
      </Row>
      <Text size="small">
        {t(`bank.type.${type}`)} · {branch}, {city} · {ifsc}
      </Text>
      {account.holder_name && <Text size="small">{t('bank.holder', { name: account.holder_name })}</Text>}
      {actions}
    </Stack>
  );
}
