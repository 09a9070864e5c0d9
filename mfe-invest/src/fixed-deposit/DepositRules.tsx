import { publicSource, publishedRules, ruleOn } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall, usePlatform } from '@sanchay/remote-kit';
import { Card, Notice, Stack, Text } from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { INSTRUMENT_MESSAGES } from '../messages.ts';

type Kind = 'bank' | 'non_bank';

/** Insurance of deposits and tax deducted from their interest, by the rules of the business day; of one kind of issuer or of both. */
export function DepositRules({ kind }: { kind?: Kind }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { rupees, percent, date } = useFormat();
  const { config } = usePlatform();
  const table = useCall('datedRules');
  const on = table.data?.data.on;
  if (!on) return <CallProblem of={table} compact />;
  const insured = ruleOn(publishedRules.deposit_insurance, on);
  const tds = ruleOn(publishedRules.fd_tds, on);
  return (
    <Card title={t('fd.know')}>
      <Stack gap={4}>
        {insured && kind !== 'non_bank' && (
          <Notice tone="info" title={t('fd.insured')}>
            {t('fd.insuredText', { amount: rupees(insured.value), date: date(insured.applies_from) })}
          </Notice>
        )}
        {kind !== 'bank' && (
          <Notice tone="warn" title={t('fd.notInsured')}>
            {t('fd.notInsuredText')}
          </Notice>
        )}
        {tds && (
          <Stack gap={1}>
            <Text strong>{t('fd.tds')}</Text>
            {kind !== 'non_bank' && (
              <Text size="small">
                {t('fd.tdsBank', {
                  rate: percent(tds.value.ratePct, { decimals: 0 }),
                  limit: rupees(tds.value.bank),
                  senior: rupees(tds.value.bankSenior),
                  age: config.seniorAge,
                })}
              </Text>
            )}
            {kind !== 'bank' && (
              <Text size="small">
                {t('fd.tdsNonBank', {
                  rate: percent(tds.value.ratePct, { decimals: 0 }),
                  limit: rupees(tds.value.nonBank),
                })}
              </Text>
            )}
            <Text size="small">
              {t('fd.tdsPan', { rate: percent(tds.value.rateWithoutPanPct, { decimals: 0 }) })}
            </Text>
            <Text size="label">
              {t('rule.source', { date: date(tds.applies_from), source: publicSource(tds.source) })}
            </Text>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
