import type { ShareAction } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { scaleOf } from '@sanchay/finance';
import { Card, Figure, Stack, Table, Text } from '@sanchay/ui';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import type { Currency } from './shareLine.ts';

interface ActionsCardProps {
  actions: readonly ShareAction[];
  currency: Currency;
  /** What the company may announce. */
  title: string;
}

/** What a company has announced for its shares; nothing while it has announced nothing. */
export function ActionsCard({ actions, currency, title }: ActionsCardProps) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { date } = useFormat();
  const terms = useTerms(currency);
  if (actions.length === 0) return null;
  return (
    <Card title={title}>
      <Stack gap={3}>
        <Text size="small">{t('action.lead')}</Text>
        <Table
          caption={title}
          hideCaption
          rows={actions}
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
function useTerms(currency: Currency): (action: ShareAction) => string {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { rupees, date } = useFormat();
  return ({ kind, new_shares: more, old_shares: old, per_share: each, pays_on: day }) => {
    if (kind === 'dividend')
      return t('action.dividendTerms', {
        amount: rupees(each, { currency, decimals: Math.max(2, scaleOf(each ?? 0)) }),
        day: day === null ? '' : date(day),
      });
    return t(kind === 'split' ? 'action.splitTerms' : 'action.bonusTerms', { more, old });
  };
}
