import type { UsShareEvent } from '@sanchay/contracts';
import { scaleOf } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { Card, Stack, Text } from '@sanchay/ui';
import { INSTRUMENT_MESSAGES, US_MESSAGES } from '../messages.ts';
import { EventTable } from '../share/EventTable.tsx';
import { useDollars } from '../us-wallet/useDollars.ts';

/** What splits and dividends changed for the account, with the tax that the United States withheld. */
export function UsEvents({ events }: { events: readonly UsShareEvent[] }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { t: us } = useMessages(US_MESSAGES);
  const { date, number, rupees } = useFormat();
  const { dollars } = useDollars();
  const shares = (count: number) => number(count, { decimals: scaleOf(count) });
  const sharesOf = ({ kind, per_share: each, shares_before: before, shares_after: after }: UsShareEvent) =>
    kind === 'split' || each === null
      ? t('own.became', { before: shares(before), after: shares(after) })
      : `${shares(before)} × ${rupees(each, { currency: 'USD', decimals: Math.max(2, scaleOf(each)) })}`;
  const noteOf = ({ pays_on: day, paid_on: paid, withheld }: UsShareEvent) => {
    if (day === null) return null;
    return paid === null
      ? t('own.paysOn', { day: date(day) })
      : us('events.withheld', { amount: dollars(withheld) });
  };
  const rules = [...new Set(events.map(({ rule_id: id }) => id).filter((id) => id !== null))];
  return (
    <Card title={t('action.titleUs')}>
      <Stack gap={3}>
        <EventTable
          caption={t('action.titleUs')}
          cashHead={us('events.toWallet')}
          rows={events.map((event) => ({
            number: event.number,
            kind: event.kind,
            day: event.day,
            shares: sharesOf(event),
            cashNote: noteOf(event),
            cash:
              event.paid_on === null
                ? null
                : rupees(event.amount - event.withheld, { currency: 'USD', decimals: 2, sign: 'always' }),
          }))}
        />
        {rules.length > 0 && (
          <Text size="label">
            <RuleSource ids={rules} />
          </Text>
        )}
      </Stack>
    </Card>
  );
}
