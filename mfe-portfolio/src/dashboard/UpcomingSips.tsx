import { useFormat, useWords } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Badge, Card, DetailList, Stack, Text, TextLink, WithMonogram } from '@sanchay/ui';
import { WORDS } from '../words.ts';
import { nextSips } from './nextSips.ts';

const SHOWN = 4;

/** The next instalments of SIPs, STPs and SWPs; nothing without a plan. */
export function UpcomingSips() {
  const { t } = useWords(WORDS);
  const format = useFormat();
  const plans = useCall('systematicPlans');
  const sips = nextSips(plans.data?.data ?? [], SHOWN);
  if (sips.length === 0) return null;
  return (
    <Card title={t('sips.title')} actions={<TextLink href="/systematic">{t('sips.all')}</TextLink>}>
      <DetailList
        items={sips.map(({ id, kind, fund_name, amount, date, failures, failureLimit }) => ({
          term: (
            <WithMonogram kind="fund" name={fund_name}>
              <Stack gap={1}>
                <TextLink href={`/systematic/${encodeURIComponent(id)}`}>{fund_name}</TextLink>
                <Text size="label">
                  {t(`sips.kind.${kind}`)} · {format.date(date)}
                </Text>
                {failures > 0 && (
                  <Badge tone="warn">{t('sips.failure', { failures, limit: failureLimit })}</Badge>
                )}
              </Stack>
            </WithMonogram>
          ),
          value: format.rupees(amount),
        }))}
      />
    </Card>
  );
}
