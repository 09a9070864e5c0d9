import type { CallReply } from '@sanchay/contracts';
import { sumRupees, toWire } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, DetailList, Figure, Notice, Stack, Text } from '@sanchay/ui';
import { unitDecimals } from '../asset/figures.ts';
import { MESSAGES } from '../messages.ts';

export type HeldUnits = CallReply<'heldUnits'>['data'];
type Lot = HeldUnits['lots'][number];

/** After every ISO day. */
const NEVER = '9999';

/** What can be redeemed now and why the rest cannot, and from when all units are load-free, long-term and unlocked. */
export function UnitsCard({ held }: { held: HeldUnits }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const decimals = unitDecimals([held.held.units, held.redeemable.units]);
  const units = (count: number) => t('units.count', { units: format.units(count, decimals) });
  const money = (amount: number) => format.rupees(amount, { decimals: 2 });
  const { redeemable, locked, reserved, refusal } = held;
  return (
    <Card title={t('units.title')}>
      <Stack gap={4}>
        <div>
          <Figure size="large">{money(redeemable.value)}</Figure>
          <Text size="label">
            {redeemable.units === held.held.units
              ? t('units.all', { units: units(redeemable.units) })
              : t('units.of', { units: units(redeemable.units), all: units(held.held.units) })}
          </Text>
        </div>
        {refusal && <Notice tone="warn">{refusal.message}</Notice>}
        <DetailList
          items={[
            ...(locked.units > 0
              ? [
                  {
                    term: t('units.locked'),
                    value: units(locked.units),
                    hint: held.unlocks_on && t('units.lockedUntil', { date: format.date(held.unlocks_on) }),
                  },
                ]
              : []),
            ...(reserved.units > 0
              ? [{ term: t('units.reserved'), value: units(reserved.units), hint: money(reserved.value) }]
              : []),
            { term: t('units.loadFree'), ...standing(held.load_free_from, ({ load_free_from: day }) => day) },
            { term: t('units.longTerm'), ...standing(held.long_term_from, ({ long_term_from: day }) => day) },
          ]}
        />
      </Stack>
    </Card>
  );

  /** How many units have passed their day, and when all have; null days are not known or never come. */
  function standing(
    all: string | null,
    dayOf: (lot: Lot) => string | null,
  ): { value: string; hint?: string } {
    const past = held.lots.filter((lot) => (dayOf(lot) ?? NEVER) <= held.as_of);
    if (past.length === held.lots.length) return { value: t('units.now') };
    const value = units(toWire(sumRupees(past.map((lot) => lot.units)), 4));
    return all === null
      ? { value, hint: t('units.byLot') }
      : { value, hint: t('units.from', { date: format.date(all) }) };
  }
}
