import type { Scheme } from '@sanchay/contracts';
import {
  addDays,
  addMonthsClamped,
  fundTaxOn,
  gainTreatment,
  publishedRules,
  ruleOn,
} from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { DetailList, Heading, Stack, Text } from '@sanchay/ui';
import { FIGURE_MESSAGES } from '../../messages.ts';

const LONG_MONTHS = 37;

/** Tax on units bought and sold by the rules in force today: after a short and after a long time. */
export function TaxNote({ scheme, today }: { scheme: Scheme; today: string }) {
  const { t } = useMessages(FIGURE_MESSAGES);
  const { date, percent, rupees } = useFormat();
  const { kind, listed, ruleId, allocation } = fundTaxOn(scheme.asset_allocations, today, publishedRules);
  if (!allocation || kind === 'unknown') return <NotDisclosed />;
  const soonest = gainTreatment(kind, { boughtOn: addDays(today, -1), soldOn: today }, publishedRules);
  const late = gainTreatment(
    kind,
    { boughtOn: addMonthsClamped(today, -LONG_MONTHS), soldOn: today },
    publishedRules,
  );
  const months = kind === 'other' && listed ? 'listed' : kind;
  const { equity, debt } = allocation.value;
  const rate = (value: number | null) => (value === null ? t('tax.slab') : percent(value, { decimals: 1 }));
  const free = kind === 'equity' ? ruleOn(publishedRules.equity_exemption, today) : null;
  const source = (id: string | null) => id !== null && <RuleSource ids={[id]} />;
  return (
    <Stack gap={2}>
      <Heading level={3} size="card">
        {t('tax.title')}
      </Heading>
      <Text size="small">{t(`tax.kind.${kind}`)}</Text>
      <Text size="label">
        {t('tax.shares', {
          equity: percent(equity, { decimals: 0 }),
          debt: percent(debt, { decimals: 0 }),
          date: date(allocation.applies_from),
        })}{' '}
        {source(ruleId)}
      </Text>
      <DetailList
        items={[
          { term: t(`tax.short.${months}`), value: rate(soonest.ratePct), hint: source(soonest.ruleId) },
          ...(late.term === 'long'
            ? [{ term: t(`tax.long.${months}`), value: rate(late.ratePct), hint: source(late.ruleId) }]
            : []),
          ...(free ? [{ term: t('tax.free'), value: rupees(free.value), hint: source(free.rule_id) }] : []),
        ]}
      />
    </Stack>
  );
}

function NotDisclosed() {
  const { t } = useMessages(FIGURE_MESSAGES);
  return (
    <Stack gap={2}>
      <Heading level={3} size="card">
        {t('tax.title')}
      </Heading>
      <Text size="small">{t('tax.notDisclosed')}</Text>
    </Stack>
  );
}
