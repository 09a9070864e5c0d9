import type { RightsIssue } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall, useWrite } from '@sanchay/remote-kit';
import { Button, LinkButton, Notice, NumberField, Row, Stack, Stat, Text } from '@sanchay/ui';
import { useState } from 'react';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { STOCK_CASH_PATH } from '../stock-orders/stockOrderPath.ts';

/** Applies for all of an entitlement or a part of it, and changes or withdraws the application. */
export function ApplyForRights({ issue }: { issue: RightsIssue }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { rupees, date, number } = useFormat();
  const { id, applied, entitled, price } = issue;
  const [shares, setShares] = useState<number | null>(applied > 0 ? applied : entitled);
  const cash = useCall('tradingCash', {});
  const apply = useWrite('applyForRights', ['rightsIssues', 'tradingCash', 'tasks']);
  const send = (count: number): void => apply.mutate({ params: { id }, body: { shares: count } });
  const paise = (amount: number) => rupees(amount, { decimals: 2 });
  const fieldError = apply.error?.errors?.['shares']?.[0];
  const isShort = apply.error?.code === 'cash_short';
  return (
    <Stack gap={4}>
      {applied > 0 && (
        <Notice tone="info" title={t('rights.done')} live>
          {t('rights.doneText', { amount: paise(applied * price), day: date(issue.allots_on) })}
        </Notice>
      )}
      <NumberField
        label={t('rights.shares')}
        value={shares}
        hint={t('rights.sharesHint', { count: number(entitled) })}
        error={fieldError}
        onChange={setShares}
      />
      <Stat label={t('rights.amount')} value={paise((shares ?? 0) * price)} />
      {cash.data && <Text size="small">{t('rights.cash', { cash: paise(cash.data.data.available) })}</Text>}
      <Text size="small">{t('rights.terms')}</Text>
      <Text size="small">{t('rights.tax')}</Text>
      {!fieldError && <WriteProblem error={apply.error} />}
      <Row gap={3}>
        <Button
          busy={apply.isPending}
          disabled={shares === null || shares === 0 || shares === applied}
          onClick={() => send(shares ?? 0)}
        >
          {shares === null
            ? t('rights.applyNone')
            : t(applied > 0 ? 'rights.change' : 'rights.apply', { count: shares })}
        </Button>
        {applied > 0 && (
          <Button variant="secondary" busy={apply.isPending} onClick={() => send(0)}>
            {t('rights.withdraw')}
          </Button>
        )}
        {isShort && (
          <LinkButton variant="secondary" href={STOCK_CASH_PATH}>
            {t('cash.add')}
          </LinkButton>
        )}
      </Row>
    </Stack>
  );
}
