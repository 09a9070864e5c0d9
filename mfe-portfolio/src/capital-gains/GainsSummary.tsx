import type { CapitalGains } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { Card, Figure, Stack, Table, Text, useIsPhone, type Column } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { exemptionRules } from '../read/exemptionRules.ts';
import { rateText } from './rateText.ts';

type Pool = CapitalGains['pools'][number];

/** The tax of the year and how it comes about, by head and rate, to the paisa. */
export function GainsSummary({ gains }: { gains: CapitalGains }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const { pools, exemption, old_regime: old } = gains;
  const money = (value: number | null) =>
    value === null ? t('gains.bySlab') : format.rupees(value, { decimals: 2 });
  const lossesOf = (pool: Pool) => pool.set_off + pool.brought_forward;
  const head: Column<Pool> = {
    key: 'head',
    head: t('gains.column.head'),
    rowHead: true,
    cell: (pool) => (
      <>
        {t(`gains.head.${pool.head}`)}
        <Text size="label" as="div">
          {pool.rate_percentage !== null && `${rateText(format, pool.rate_percentage)} `}
          <RuleSource ids={pool.rule_ids} />
        </Text>
      </>
    ),
  };
  const figures: (readonly [string, (pool: Pool) => number | null])[] = [
    ['gains', (pool) => pool.gains],
    ['lossesUsed', lossesOf],
    ['exemption', (pool) => pool.exemption],
    ['taxable', (pool) => pool.taxable],
    ['tax', (pool) => (pool.head === 'unknown' ? null : pool.tax)],
  ];
  const onPhone = ['taxable', 'tax'];
  const columns: Column<Pool>[] = figures
    .filter(([key]) => !isPhone || onPhone.includes(key))
    .map(([key, value]) => ({
      key,
      head: t(`gains.column.${key}`),
      align: 'end',
      exact: true,
      cell: (pool) => money(value(pool)),
    }));
  return (
    <Card>
      <Stack gap={5}>
        <div>
          <Text size="label">
            {t(old ? 'gains.taxOfNewRegime' : 'gains.taxOf', { year: gains.financial_year })}
          </Text>
          <Figure size="hero">{format.rupees(gains.tax, { decimals: 2 })}</Figure>
          {old && (
            <Text>
              {t('gains.taxOfOldRegime', {
                tax: format.rupees(old.tax, { decimals: 2 }),
                exempt: format.rupees(old.exempt, { decimals: 2 }),
              })}{' '}
              <RuleSource ids={exemptionRules(gains)} />
            </Text>
          )}
          <Text size="small">{t('gains.taxNote')}</Text>
        </div>
        <Table
          caption={t('gains.summary')}
          hideCaption
          columns={[head, ...columns]}
          rows={pools}
          rowKey={(pool) => `${pool.head} ${pool.rate_percentage}`}
        />
        {exemption && (
          <Text size="small">
            {t('gains.exemptionUsed', {
              used: format.rupees(exemption.used, { decimals: 2 }),
              limit: format.rupees(exemption.limit),
            })}{' '}
            <RuleSource ids={[exemption.rule_id]} />
          </Text>
        )}
        {(gains.carry_forward.short > 0 || gains.carry_forward.long > 0) && (
          <Text size="small">
            {t('gains.carryForward', {
              short: format.rupees(gains.carry_forward.short, { decimals: 2 }),
              long: format.rupees(gains.carry_forward.long, { decimals: 2 }),
            })}
          </Text>
        )}
        {gains.interest > 0 && (
          <Text size="small">
            {t('gains.interest', { amount: format.rupees(gains.interest, { decimals: 2 }) })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
