import { goldRateInclTax } from '@sanchay/finance';
import { useFormat, useWords } from '@sanchay/i18n';
import { OwnerOnly, useCall, usePlatform, useSession } from '@sanchay/remote-kit';
import {
  Card,
  DetailList,
  ErrorState,
  LinkButton,
  Loading,
  SkeletonLine,
  Stack,
  Text,
  TextLink,
} from '@sanchay/ui';
import { WORDS } from '../words.ts';

/** The price now, what tax makes of it, and the way to buy. */
export function BuyCard() {
  const { t } = useWords(WORDS);
  const format = useFormat();
  const { config } = usePlatform();
  const { loggedIn } = useSession();
  const { data, error, isFetching, refetch } = useCall('goldCurrentPrice', undefined, { staleTime: 60_000 });
  const rows = data && [
    { term: t('explore.now'), value: format.rupees(data.current_gold_price.buy, { decimals: 2 }) },
    {
      term: t('explore.withTax', { tax: format.percent(data.taxes.igst, { decimals: 0 }) }),
      value: format.rupees(goldRateInclTax(data.current_gold_price.buy, data.taxes.igst), { decimals: 2 }),
    },
  ];
  return (
    <Card raised title={t('explore.buyTitle')}>
      <Stack gap={4}>
        {rows && <DetailList items={rows} />}
        {!rows && error && (
          <ErrorState
            compact
            title={error.message}
            safe=""
            action=""
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        )}
        {!rows && !error && (
          <Loading>
            <Stack gap={4}>
              <SkeletonLine height={24} />
              <SkeletonLine height={24} />
            </Stack>
          </Loading>
        )}
        <Text size="small" tone="ink-2">
          {t('explore.from', { minimum: format.rupees(config.gold.minimum) })}
        </Text>
        <OwnerOnly quiet>
          <LinkButton href="/gold/buy" full>
            {t('explore.buy')}
          </LinkButton>
        </OwnerOnly>
        {loggedIn && <TextLink href="/gold/orders">{t('explore.orders')}</TextLink>}
      </Stack>
    </Card>
  );
}
