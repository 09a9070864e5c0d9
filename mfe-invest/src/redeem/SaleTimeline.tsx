import type { ReactNode } from 'react';
import type { Redemption } from '@sanchay/contracts';
import { RuleSource } from '@sanchay/remote-kit';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Timeline } from '@sanchay/ui';
import { SALE_MESSAGES } from '../messages.ts';
import { saleSteps, type SaleStep } from './saleSteps.ts';
import { TimelineFiles } from '../order/TimelineFiles.tsx';

/** What happened and what comes, with the rule behind each step, to keep as a file. */
export function SaleTimeline({ sale }: { sale: Redemption }) {
  const { t } = useMessages(SALE_MESSAGES);
  const { date, dateTime } = useFormat();
  const detail = ({ key, text, ruleId }: SaleStep): ReactNode => {
    if (text !== null) {
      return (
        <>
          {text} {ruleId !== null && <RuleSource ids={[ruleId]} />}
        </>
      );
    }
    if (key === 'priced') return t('order.navOf', { date: date(sale.nav_date) });
    if (key === 'paid_out') return t('order.moneyOn', { date: date(sale.payout_date) });
    if (key === 'switched') return t('order.unitsOn', { date: date(sale.switch_in?.units_date ?? null) });
    return undefined;
  };
  return (
    <Card
      title={t('order.timeline')}
      actions={<TimelineFiles of={sale} labels={{ csv: t('order.csv'), text: t('order.text') }} />}
    >
      <Timeline
        label={t('order.timeline')}
        steps={saleSteps(sale).map((step) => ({
          title: t(`state.${step.key}`),
          time: step.at === null ? undefined : dateTime(step.at),
          detail: detail(step),
          state: step.state,
        }))}
      />
    </Card>
  );
}
