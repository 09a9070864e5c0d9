import { useFormat, useWords } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall } from '@sanchay/remote-kit';
import {
  Card,
  DetailList,
  EmptyState,
  Grid,
  InvestIcon,
  LinkButton,
  Loading,
  SkeletonCards,
  Stack,
  Text,
  TextLink,
} from '@sanchay/ui';
import { useAccountRefresh } from '../live/useAccountRefresh.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { fundPath } from '../scheme/fundPath.ts';
import { rupeeDecimals } from '../scheme/rupeeDecimals.ts';
import { fundTitle } from '../scheme/fundTitle.ts';
import { WORDS } from '../words.ts';

const PLANS = ['systematicPlans'] as const;

/** The SIPs that go on, each with its next six dates. */
export function SipPlans() {
  const { t } = useWords(WORDS);
  const { rupees, date } = useFormat();
  const plans = useCall('systematicPlans');
  useBusEvent('order/changed', () => void refreshCalls(...PLANS));
  useAccountRefresh(PLANS);
  const found = plans.data?.data;
  if (plans.isPending) {
    return (
      <Loading>
        <SkeletonCards count={3} height={220} />
      </Loading>
    );
  }
  if (!found) return <CallProblem of={plans} />;
  if (found.length === 0) {
    return (
      <EmptyState
        title={t('sips.none')}
        icon={<InvestIcon size={26} />}
        action={<LinkButton href="/mutual-funds">{t('cart.explore')}</LinkButton>}
      >
        {t('sips.noneHint')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      <Text size="small">{t('sips.rule')}</Text>
      <Grid min={300} gap={5}>
        {found.map((plan) => (
          <Card
            key={plan.id}
            title={<TextLink href={fundPath(plan.slug)}>{fundTitle(plan.fund_name)}</TextLink>}
          >
            <Stack gap={4}>
              <DetailList
                items={[
                  {
                    term: t('invest.everyMonth'),
                    value: rupees(plan.amount, { decimals: rupeeDecimals(plan.amount) }),
                  },
                  { term: t('cart.sipDay'), value: String(plan.day) },
                  { term: t('invest.folio'), value: plan.folio_no ?? t('sips.folioLater') },
                ]}
              />
              <Stack gap={1}>
                <Text size="label">{t('invest.nextDates')}</Text>
                <Text size="small">{plan.next_dates.map((day) => date(day)).join(' · ')}</Text>
              </Stack>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
