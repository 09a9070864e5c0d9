import { ApiError } from '@sanchay/api-client';
import { fundTitle, type HarvestLegStatus, type HarvestRun } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly, useWrite } from '@sanchay/remote-kit';
import {
  Badge,
  Button,
  Dialog,
  LinkButton,
  Row,
  SettingRow,
  Text,
  useToast,
  type BadgeTone,
} from '@sanchay/ui';
import { useState } from 'react';
import { unitDecimals } from '../asset/figures.ts';
import { MESSAGES } from '../messages.ts';

type Leg = HarvestRun['legs'][number];

const TONES: Record<HarvestLegStatus, BadgeTone> = {
  redeeming: 'neutral',
  settled: 'warn',
  buying_back: 'accent',
  completed: 'gain',
  not_sold: 'neutral',
  expired: 'neutral',
  kept: 'neutral',
};

/** One fund of a harvest: its state, the figures so far, and the step that is next. */
export function RunLeg({ run, leg }: { run: string; leg: Leg }) {
  const { t } = useMessages(MESSAGES);
  const noteOf = useLegNote();
  return (
    <SettingRow
      title={
        <>
          {fundTitle(leg.fund_name)}{' '}
          <Badge tone={TONES[leg.status]}>{t(`harvest.status.${leg.status}`)}</Badge>
        </>
      }
      note={noteOf(leg)}
    >
      <Row wrap>
        {leg.status === 'redeeming' && (
          <LinkButton size="small" variant="secondary" href={`/orders/sale/${leg.sale_id}`}>
            {t('harvest.seeOrder')}
          </LinkButton>
        )}
        {leg.status === 'settled' && <Settled run={run} leg={leg} />}
        {leg.status === 'buying_back' && (
          <LinkButton size="small" href="/cart">
            {t('harvest.seeCart')}
          </LinkButton>
        )}
      </Row>
    </SettingRow>
  );
}

function useLegNote() {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const exact = (amount: number | null) => format.rupees(amount ?? 0, { decimals: 2 });
  const units = (count: number) => format.units(count, unitDecimals([count]));
  return (leg: Leg): string => {
    const { status, buy_back_by: by, bought_units: bought } = leg;
    if (status === 'redeeming')
      return t('harvest.note.redeeming', { units: units(leg.units), date: format.date(leg.payout_date) });
    if (status === 'settled')
      return t('harvest.note.settled', { amount: exact(leg.net), date: by === null ? '' : format.date(by) });
    if (status === 'completed' && bought !== null)
      return t('harvest.note.completed', {
        units: units(bought),
        sold: format.nav(leg.sold_nav ?? 0),
        bought: format.nav(leg.bought_nav ?? 0),
      });
    return t(`harvest.note.${status}`, { amount: exact(leg.buy_back) });
  };
}

const CHANGED = ['harvestRuns', 'cart', 'orders', 'taxHarvestingPlan'] as const;

function Settled({ run: id, leg: { leg, buy_back: amount, fund_name: name } }: { run: string; leg: Leg }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const toast = useToast();
  const buy = useWrite('buyBackHarvest', [...CHANGED]);
  const end = useWrite('endHarvestLeg', [...CHANGED]);
  const [leaving, setLeaving] = useState(false);
  const params = { id, leg: String(leg) };
  const run = async (change: Promise<unknown>): Promise<void> => {
    try {
      await change;
    } catch (error) {
      toast({ tone: 'error', message: ApiError.from(error).message });
    }
  };
  const leave = t('harvest.leave');
  return (
    <OwnerOnly quiet>
      <Button size="small" busy={buy.isPending} onClick={() => void run(buy.mutateAsync({ params }))}>
        {t('harvest.buyBackFor', { amount: format.rupees(amount) })}
      </Button>
      <Button size="small" variant="secondary" onClick={() => setLeaving(true)}>
        {leave}
      </Button>
      <Dialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title={t('harvest.leaveTitle', { fund: fundTitle(name) })}
        actions={
          <>
            <Button variant="secondary" onClick={() => setLeaving(false)}>
              {t('action.cancel')}
            </Button>
            <Button
              busy={end.isPending}
              onClick={() => void run(end.mutateAsync({ params })).then(() => setLeaving(false))}
            >
              {leave}
            </Button>
          </>
        }
      >
        <Text>{t('harvest.leaveText')}</Text>
      </Dialog>
    </OwnerOnly>
  );
}
