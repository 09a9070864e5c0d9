import type { CallReply, NetWorthFlow } from '@sanchay/contracts';
import { sumRupees, toWire } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly, useCall, usePageTitle } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import {
  Breadcrumbs,
  Card,
  DetailList,
  DownloadIcon,
  EmptyState,
  Grid,
  Heading,
  LinkButton,
  Page,
  Stack,
  Stat,
  Text,
  useIsPhone,
} from '@sanchay/ui';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { MESSAGES } from '../messages.ts';
import { ExternalFilterChips } from '../net-worth/ExternalFilterChips.tsx';
import { shownAssets } from '../net-worth/shownAssets.ts';
import { Answer } from '../read/Answer.tsx';
import { csvAddress } from '../read/csv.ts';
import { flowCsv } from './flowCsv.ts';
import { FlowList } from './FlowList.tsx';

/** `/portfolio/cash-flows`: every deposit and withdrawal behind the net worth, and the file of them. */
export function CashFlows() {
  const { t } = useMessages(MESSAGES);
  const [address] = useSearchParams();
  const shown = shownAssets(address);
  const worth = useCall('netWorth', { query: { external: shown } }, { keepPrevious: true });
  const found = useCall('netWorthFlows', { query: { external: shown } });
  usePageTitle(t('flows.title'));
  return (
    <Page>
      <Stack gap={5}>
        <Stack gap={2}>
          <Breadcrumbs
            items={[{ label: t('overview.title'), href: '/portfolio' }, { label: t('flows.title') }]}
          />
          <Heading level={1}>{t('flows.title')}</Heading>
          <Text>{t('flows.text')}</Text>
        </Stack>
        {worth.isPending ? (
          <TotalsSkeleton />
        ) : (
          <>
            {worth.data?.data.has_external && <ExternalFilterChips />}
            <Answer of={found} skeleton={<TotalsSkeleton />}>
              {({ data }) => <Found key={shown} {...data} />}
            </Answer>
          </>
        )}
      </Stack>
    </Page>
  );
}

function Found({ as_of: day, flows }: CallReply<'netWorthFlows'>['data']) {
  const { t } = useMessages(MESSAGES);
  if (flows.length === 0)
    return (
      <EmptyState
        title={t('flows.none')}
        action={
          <OwnerOnly quiet>
            <LinkButton href="/portfolio/other-assets/new">{t('other.add')}</LinkButton>
          </OwnerOnly>
        }
      >
        {t('flows.noneText')}
      </EmptyState>
    );
  return (
    <>
      <FlowTotals flows={flows} />
      <Card
        title={t('flows.count', { count: flows.length })}
        actions={
          <LinkButton
            href={csvAddress(flowCsv(t, flows))}
            download={`cash-flows-${day}.csv`}
            variant="secondary"
            size="small"
            icon={<DownloadIcon size={18} />}
          >
            {t('transactions.csv')}
          </LinkButton>
        }
      >
        <FlowList flows={flows} />
      </Card>
    </>
  );
}

/** What was put in and taken out in all, to the paisa. */
function FlowTotals({ flows }: { flows: readonly NetWorthFlow[] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const amounts = flows.map(({ amount }) => amount);
  const sum = (parts: readonly number[]) => format.rupees(toWire(sumRupees(parts), 2), { decimals: 2 });
  const totals = [
    { term: t('flows.total.deposits'), value: sum(amounts.filter((amount) => amount > 0)) },
    { term: t('flows.total.withdrawals'), value: sum(amounts.filter((amount) => amount < 0)) },
    { term: t('flows.total.net'), value: sum(amounts) },
  ];
  return (
    <Card>
      {isPhone ? (
        <DetailList items={totals} />
      ) : (
        <Grid columns={3} gap={4}>
          {totals.map(({ term, value }) => (
            <Stat key={term} label={term} value={value} size="large" />
          ))}
        </Grid>
      )}
    </Card>
  );
}
