import { fundTitle, planLabel, shortFundName } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import type { useCall } from '@sanchay/remote-kit';
import { Badge, Card, Monogram, Table, Text, TextLink } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { FundName } from '../read/FundName.tsx';
import { nextSips } from './nextSips.ts';

const SHOWN = 4;

/** The next instalments of SIPs, STPs and SWPs; nothing without a plan. */
export function UpcomingSips({ plans }: { plans: ReturnType<typeof useCall<'systematicPlans'>> }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const sips = nextSips(plans.data?.data ?? [], SHOWN);
  if (sips.length === 0) return null;
  return (
    <Card title={t('sips.title')} actions={<TextLink href="/systematic">{t('sips.all')}</TextLink>}>
      <Table
        caption={t('sips.title')}
        hideCaption
        rows={sips}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'fund',
            head: t('column.holding'),
            rowHead: true,
            mark: ({ fund_name }) => <Monogram kind="fund" name={fund_name} />,
            cell: ({ id, kind, fund_name, date, failures, failureLimit }) => (
              <>
                <TextLink href={`/systematic/${encodeURIComponent(id)}`}>
                  {failures > 0 ? <FundName title={fundTitle(fund_name)} /> : shortFundName(fund_name)}
                </TextLink>
                <Text size="label">
                  {t(`sips.kind.${kind}`)} · {format.date(date)} ·{' '}
                  {failures > 0 ? (
                    <Badge tone="warn">{t('sips.failure', { failures, limit: failureLimit })}</Badge>
                  ) : (
                    planLabel(t, fund_name)
                  )}
                </Text>
              </>
            ),
          },
          {
            key: 'amount',
            head: t('column.amount'),
            align: 'end',
            cell: ({ amount }) => <strong>{format.rupees(amount)}</strong>,
          },
        ]}
      />
    </Card>
  );
}
