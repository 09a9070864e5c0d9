import type { Scheme } from '@sanchay/contracts';
import {
  addDays,
  addMonthsClamped,
  equityExemptions,
  gainTreatment,
  ruleOn,
  taxKindOf,
} from '@sanchay/finance';
import { useFormat, useWords } from '@sanchay/i18n';
import { DetailList, Heading, Stack, Text } from '@sanchay/ui';
import { FIGURE_WORDS } from '../../words.ts';

const LONG_MONTHS = 37;

/** Tax on units bought and sold by the rules in force today: after a short and after a long time. */
export function TaxNote({ scheme, today }: { scheme: Scheme; today: string }) {
  const { t } = useWords(FIGURE_WORDS);
  const { percent, rupees } = useFormat();
  const kind = taxKindOf(scheme.fund_category, scheme.scheme_class);
  const soonest = gainTreatment(kind, { boughtOn: addDays(today, -1), soldOn: today });
  const late = gainTreatment(kind, { boughtOn: addMonthsClamped(today, -LONG_MONTHS), soldOn: today });
  const rate = (value: number | null) => (value === null ? t('tax.slab') : percent(value, { decimals: 1 }));
  const free = kind === 'equity' ? ruleOn(equityExemptions, today) : null;
  const rule = (id: string) => t('risk.rule', { rule: id });
  return (
    <Stack gap={2}>
      <Heading level={3} size="card">
        {t('tax.title')}
      </Heading>
      <Text size="small">{t(`tax.kind.${kind}`)}</Text>
      <DetailList
        items={[
          { term: t(`tax.short.${kind}`), value: rate(soonest.ratePct), hint: rule(soonest.ruleId) },
          ...(late.term === 'long'
            ? [{ term: t(`tax.long.${kind}`), value: rate(late.ratePct), hint: rule(late.ruleId) }]
            : []),
          ...(free ? [{ term: t('tax.free'), value: rupees(free.value), hint: rule(free.rule_id) }] : []),
        ]}
      />
    </Stack>
  );
}
