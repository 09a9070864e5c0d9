import type { DatedRuleRow } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Badge, OnPhone, Row, Stack, Table, Text } from '@sanchay/ui';
import { fewDecimals } from '../home/fewDecimals.ts';
import { Narrow } from '../public-page/Section.tsx';
import { historyOf, inForce, type RuleTable } from '../rules/ruleRows.ts';
import { PAGE_MESSAGES } from '../messages.ts';

const KINDS = ['equity_ltcg', 'equity_stcg', 'equity_exemption', 'section_80c', 'stamp_duty'] as const;
const MONEY: ReadonlySet<DatedRuleRow['kind']> = new Set(['equity_exemption', 'section_80c']);

/** The figures of this page with the days from which they hold; those that no longer do are marked so. */
export function RateHistory({ table }: { table: RuleTable }) {
  const { t } = useMessages(PAGE_MESSAGES);
  const { rupees, number, date } = useFormat();
  const show = ({ kind, value }: DatedRuleRow): string => {
    if (MONEY.has(kind)) return rupees(value);
    return `${number(value, kind === 'stamp_duty' && value > 0 ? { decimals: 3 } : fewDecimals(value))}%`;
  };
  const span = ({ applies_from, applies_to }: DatedRuleRow): string =>
    applies_to === null
      ? t('tax.rates.from', { from: date(applies_from) })
      : t('tax.rates.fromTo', { from: date(applies_from), to: date(applies_to) });
  const isPast = (rule: DatedRuleRow): boolean => !inForce(table, rule.kind).includes(rule);
  return (
    <Stack gap={3}>
      <Narrow>
        <Table
          caption={t('tax.rates.title')}
          hideCaption
          columns={[
            {
              key: 'what',
              head: t('tax.rates.what'),
              rowHead: true,
              cell: (rule: DatedRuleRow) => (
                <>
                  {t(`tax.rule.${rule.kind}`)}
                  <OnPhone>
                    <Text size="label">
                      {span(rule)}
                      {isPast(rule) && ` · ${t('tax.rates.past')}`}
                    </Text>
                  </OnPhone>
                </>
              ),
            },
            {
              key: 'when',
              head: t('tax.rates.when'),
              hideOnPhone: true,
              cell: (rule) => (
                <Row gap={2}>
                  {span(rule)}
                  {isPast(rule) && <Badge>{t('tax.rates.past')}</Badge>}
                </Row>
              ),
            },
            { key: 'value', head: t('tax.rates.figure'), align: 'end', cell: show },
          ]}
          rows={KINDS.flatMap((kind) => historyOf(table, kind))}
          rowKey={({ rule_id, kind }) => `${rule_id}-${kind}`}
        />
      </Narrow>
      <Text size="label">{t('tax.rates.asOf', { date: date(table.on) })}</Text>
    </Stack>
  );
}
