import type { ApiError } from '@sanchay/api-client';
import type { CartItem } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { refreshCalls, useCall, useWrite } from '@sanchay/remote-kit';
import { Button, MoneyField, Row, Stack } from '@sanchay/ui';
import { useState, type FormEvent } from 'react';
import { amountMessages } from '../invest/amountMessages.ts';
import { limitsOf, smallestAmount } from '../invest/investAnswers.ts';
import { checkAmount } from '@sanchay/finance';
import { useCartNews } from '../live/useCartNews.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { MESSAGES } from '../messages.ts';

/** Changes the amount of a line where it stands. */
export function EditAmount({ item, onDone }: { item: CartItem; onDone: () => void }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const [amount, setAmount] = useState<number | null>(item.amount);
  const scheme = useCall('schemeDetails', { params: { codes: item.code } }).data?.[0];
  const update = useWrite('updateOrder', ['orders']);
  const notifyCart = useCartNews();
  // Whether the folio holds the fund is the server's to know, so the smaller minimum counts here.
  const limits = scheme && limitsOf(scheme, item.type, true);
  const problem = limits ? checkAmount({ amount: amount ?? 0, ...limits }) : null;
  const refused = update.error?.errors['amount']?.[0];

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (problem || amount === null) return;
    if (amount === item.amount) return onDone();
    try {
      await update.mutateAsync({ params: { id: item.order_id }, body: { amount } });
    } catch (cause) {
      if ((cause as ApiError).httpStatus === 400) await refreshCalls('orders', 'cart');
      return;
    }
    onDone();
    await notifyCart();
  }

  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack gap={3}>
        <MoneyField
          label={t('cart.newAmount')}
          value={amount}
          onChange={(next) => {
            setAmount(next);
            update.reset();
          }}
          error={refused ?? (limits && amountMessages(problem, smallestAmount(limits), t, format))}
          chips
          autoFocus
        />
        <WriteProblem error={refused ? null : update.error} />
        <Row gap={2}>
          <Button type="submit" size="small" busy={update.isPending}>
            {t('action.save')}
          </Button>
          <Button variant="secondary" size="small" onClick={onDone}>
            {t('action.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
