import type { CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Badge, Card, DetailList, Disclosure, Row, Stack, Text, TextLink } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

type Year = CallReply<'sipHistory'>['data']['years'][number];
type Instalment = Year['instalments'][number];

const TONES = { failed: 'loss', missed: 'loss', reversed: 'loss', pending: 'warn' } as const;

/** The instalments of the fund's SIPs by year, failed ones with their reason; nothing without a SIP. */
export function SipHistory({ code }: { code: string }) {
  const { t } = useMessages(MESSAGES);
  const years = useCall('sipHistory', { params: { code } }).data?.data.years ?? [];
  if (years.length === 0) return null;
  return (
    <Card title={t('sipHistory.title')}>
      <div>
        {years.map((year, index) => (
          <Disclosure key={year.year} open={index === 0} summary={<Summary year={year} />}>
            <DetailList items={year.instalments.map((one) => item(one))} />
          </Disclosure>
        ))}
      </div>
    </Card>
  );

  function item(one: Instalment) {
    return { term: <About one={one} />, value: <Amount one={one} /> };
  }
}

function Summary({ year: { year, paid, failed, amount } }: { year: Year }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  return (
    <Row gap={3}>
      <span>{year}</span>
      <Text size="small" as="span">
        {t('sipHistory.paid', { count: paid, amount: format.rupees(amount) })}
      </Text>
      {failed > 0 && <Badge tone="loss">{t('sipHistory.failed', { count: failed })}</Badge>}
    </Row>
  );
}

function About({ one }: { one: Instalment }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { due_date: due, status, reason, units, nav, order_id: order } = one;
  const date = format.date(due);
  const tone = status === 'paid' || status === 'skipped' ? null : TONES[status];
  return (
    <Stack gap={1}>
      <Row gap={2}>
        {order === null ? (
          <span>{date}</span>
        ) : (
          <TextLink href={`/orders/${encodeURIComponent(order)}`}>{date}</TextLink>
        )}
        {tone && <Badge tone={tone}>{t(`sipHistory.status.${status}`)}</Badge>}
      </Row>
      {reason !== null && <Text size="label">{reason}</Text>}
      {status === 'missed' && <Text size="label">{t('sipHistory.missedWhy')}</Text>}
      {units !== null && nav !== null && (
        <Text size="label">
          {t('order.unitsAt', { units: format.units(units, 3), nav: format.nav(nav) })}
        </Text>
      )}
    </Stack>
  );
}

function Amount({ one: { status, amount } }: { one: Instalment }) {
  const { t } = useMessages(MESSAGES);
  const { rupees } = useFormat();
  if (status === 'skipped') return <Text size="small">{t('sipHistory.status.skipped')}</Text>;
  return status === 'paid' ? rupees(amount) : <Text size="small">{rupees(amount)}</Text>;
}
