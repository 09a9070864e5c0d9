import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Figure, Stack, Table, Text } from '@sanchay/ui';
import { FIGURE_MESSAGES } from '../../messages.ts';
import type { Figures } from './figures.ts';
import { whyMissing } from './whyMissing.ts';

/** What monthly SIPs of the last years came to, beside the category. */
export function SipReturns({ figures: { sip, as_of, history_from } }: { figures: Figures }) {
  const { t } = useMessages(FIGURE_MESSAGES);
  const { percent, date } = useFormat();
  return (
    <Card title={t('sip.title')}>
      <Stack gap={3}>
        {sip.length === 0 && (
          <Text>
            {whyMissing(history_from, as_of, 1) === 'young'
              ? t('figures.tooYoung', { count: 1 })
              : t('figures.gap')}
          </Text>
        )}
        {sip.length > 0 && (
          <Table
            caption={t('sip.title')}
            hideCaption
            rows={sip}
            rowKey={({ years }) => String(years)}
            columns={[
              {
                key: 'years',
                head: t('sip.period'),
                rowHead: true,
                cell: ({ years, first, last }) => (
                  <>
                    {t('state.years', { count: years })}
                    <Text size="label" as="div">
                      {t('sip.days', { first: date(first), last: date(last) })}
                    </Text>
                  </>
                ),
              },
              {
                key: 'instalments',
                head: t('sip.instalments'),
                align: 'end',
                hideOnPhone: true,
                cell: ({ instalments }) => <Figure strong={false}>{instalments}</Figure>,
              },
              {
                key: 'fund',
                head: t('figures.fund'),
                align: 'end',
                cell: ({ fund }) => <Figure>{percent(fund, { decimals: 1 })}</Figure>,
              },
              {
                key: 'category',
                head: t('figures.category'),
                align: 'end',
                cell: ({ category }) => <Figure strong={false}>{percent(category, { decimals: 1 })}</Figure>,
              },
            ]}
          />
        )}
        <Text size="label">
          {t('sip.rule')} {as_of && t('state.asOf', { date: date(as_of) })}
        </Text>
      </Stack>
    </Card>
  );
}
