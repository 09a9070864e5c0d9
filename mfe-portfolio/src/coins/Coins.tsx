import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnDataNotice, useCall, usePageTitle } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Card, Figure, Heading, LinkButton, Page, Pager, Row, Split, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { Answer } from '../read/Answer.tsx';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { CoinLedger } from './CoinLedger.tsx';
import { CoinRewards } from './CoinRewards.tsx';
import { pageOf } from './pageOf.ts';

/** `/coins`: balance, what earns coins, and every entry of the ledger. */
export function Coins() {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const [address, setAddress] = useSearchParams();
  const page = pageOf(address.get('page'));
  const coins = useCall('coins', { query: { page } }, { keepPrevious: true });
  usePageTitle(t('coins.title'));
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={1}>{t('coins.title')}</Heading>
        <OwnDataNotice />
        <Answer of={coins} skeleton={<TotalsSkeleton />}>
          {({ data }) => (
            <Split aside={<CoinRewards account={data} />}>
              <Stack gap={5}>
                <Card>
                  <Row justify="between" align="end" wrap gap={4}>
                    <div>
                      <Text size="label">{t('coins.balance')}</Text>
                      <Figure size="hero">{format.number(data.total_coins)}</Figure>
                    </div>
                    <LinkButton href="/subscriptions" variant="secondary">
                      {t('coins.use')}
                    </LinkButton>
                  </Row>
                </Card>
                <Card title={t('coins.ledger')}>
                  <Stack gap={4}>
                    <CoinLedger entries={data.transactions} />
                    <Pager
                      page={data.page}
                      pages={data.pages}
                      onPage={(next) => setAddress({ page: String(next) })}
                    />
                  </Stack>
                </Card>
              </Stack>
            </Split>
          )}
        </Answer>
      </Stack>
    </Page>
  );
}
