import { confirmsOf, type CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useStepUp, useWrite } from '@sanchay/remote-kit';
import { Button, Card, MoneyField, Notice, SelectField, Stack, TextLink } from '@sanchay/ui';
import { useState } from 'react';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';

/** Withdrawing available cash to a verified bank account, with an OTP. */
export function WithdrawCash({ cash }: { cash: CallReply<'tradingCash'>['data'] }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { rupees } = useFormat();
  const { accounts, available } = cash;
  const [amount, setAmount] = useState<number | null>(null);
  const [bankId, setBankId] = useState(accounts[0]?.id ?? '');
  const withdraw = useWrite('withdrawTradingCash', ['tradingCash']);
  const stepUp = useStepUp();
  const errors = withdraw.error?.errors ?? {};

  async function start(): Promise<void> {
    if (amount === null) return;
    const body = { amount, bank_id: bankId };
    const token = await stepUp.ask('redeem', {
      confirms: confirmsOf('withdrawTradingCash', { params: {}, body }),
    });
    if (token === null) return;
    withdraw.mutate({ body: { ...body, step_up: token } }, { onSuccess: () => setAmount(null) });
  }

  return (
    <Card title={t('withdraw.title')}>
      <Stack gap={4}>
        <MoneyField
          label={t('order.rupees')}
          value={amount}
          hint={t('withdraw.most', { amount: rupees(available, { decimals: 2 }) })}
          error={errors.amount?.[0]}
          onChange={setAmount}
        />
        {accounts.length === 0 ? (
          <Notice tone="warn" title={t('withdraw.noBank')}>
            <TextLink href="/profile/bank">{t('withdraw.addBank')}</TextLink>
          </Notice>
        ) : (
          <SelectField
            label={t('withdraw.bank')}
            value={bankId}
            onChange={setBankId}
            options={accounts.map(({ id, bank_name: bank, masked_account_no: account }) => ({
              value: id,
              label: `${bank} ${account}`,
            }))}
          />
        )}
        {!errors.amount && <WriteProblem error={withdraw.error} />}
        <Button
          variant="secondary"
          full
          busy={withdraw.isPending}
          disabled={amount === null || accounts.length === 0}
          onClick={() => void start()}
        >
          {t('withdraw.button')}
        </Button>
      </Stack>
      {stepUp.dialog}
    </Card>
  );
}
