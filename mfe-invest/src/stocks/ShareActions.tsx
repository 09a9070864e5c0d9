import type { ShareAction, Stock } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Card, Figure, Stack, Table, Text } from '@sanchay/ui';
import { INSTRUMENT_MESSAGES } from '../messages.ts';

/** Splits, bonus issues and dividends of a company; nothing while it has announced none. */
export function ShareActions({ slug }: Pick<Stock, 'slug'>) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { date } = useFormat();
  const terms = useTerms();
  const actions = useCall('stockActions', { params: { slug } });
  if (!actions.data || actions.data.data.length === 0) return null;
  return (
    <Card title={t('action.title')}>
      <Stack gap={3}>
        <Text size="small">{t('action.lead')}</Text>
        <Table
          caption={t('action.title')}
          hideCaption
          rows={actions.data.data}
          rowKey={({ number }) => String(number)}
          columns={[
            {
              key: 'kind',
              head: t('own.event'),
              rowHead: true,
              cell: (action) => (
                <>
                  {t(`action.${action.kind}`)}
                  <Text size="label">{terms(action)}</Text>
                </>
              ),
            },
            {
              key: 'day',
              head: t('action.exDate'),
              align: 'end',
              cell: ({ ex_date: day }) => <Figure strong={false}>{date(day)}</Figure>,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

/** What an action gives, in a few words. */
function useTerms(): (action: ShareAction) => string {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { rupees, date } = useFormat();
  return ({ kind, new_shares: more, old_shares: old, per_share: each, pays_on: day }) => {
    if (kind === 'dividend')
      return t('action.dividendTerms', {
        amount: rupees(each, { decimals: 2 }),
        day: day === null ? '' : date(day),
      });
    return t(kind === 'split' ? 'action.splitTerms' : 'action.bonusTerms', { more, old });
  };
}
