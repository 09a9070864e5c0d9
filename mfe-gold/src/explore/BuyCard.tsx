import { goldRateInclTax } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly, useCall, usePlatform, useSession, useTakenOver } from '@sanchay/remote-kit';
import {
  Card,
  DetailList,
  ErrorState,
  LinkButton,
  Loading,
  Notice,
  Stack,
  Text,
  TextLink,
} from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { MESSAGES } from '../messages.ts';

/** A quote is never there without a script; the price of the day is. */
const NeedsScript = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** Percent; only for the width of the line before the quote arrives. */
const USUAL_TAX = 3;

const Blank = styled.span`
  border-radius: 6px;
  background: var(--sunk);
  color: transparent;
`;

/** An amount that is not here yet, in the room that it will take. */
const pending = <Blank aria-hidden="true">₹00,000.00</Blank>;

/** The price now, what tax makes of it, and the way to buy. */
export function BuyCard() {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { config } = usePlatform();
  const { loggedIn } = useSession();
  // Each quote is held for one visitor, so it is no part of the page that the server renders for everybody.
  const enabled = useTakenOver();
  const { data, error, isFetching, refetch } = useCall('goldCurrentPrice', undefined, {
    enabled,
    staleTime: 60_000,
  });
  const withTax = (percent: number) =>
    t('explore.withTax', { tax: format.percent(percent, { decimals: 0 }) });
  const rows = data && [
    { term: t('explore.now'), value: format.rupees(data.current_gold_price.buy, { decimals: 2 }) },
    {
      term: withTax(data.taxes.igst),
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
          <NeedsScript>
            <Loading>
              <DetailList
                items={[
                  { term: t('explore.now'), value: pending },
                  { term: <Blank aria-hidden="true">{withTax(USUAL_TAX)}</Blank>, value: pending },
                ]}
              />
            </Loading>
          </NeedsScript>
        )}
        <Text size="small" tone="ink-2">
          {t('explore.from', { minimum: format.rupees(config.gold.minimum) })}
        </Text>
        {data?.refusal ? (
          <Notice tone="warn" title={t('buy.notForYou')}>
            {data.refusal.message}
          </Notice>
        ) : (
          <OwnerOnly quiet>
            <LinkButton href="/gold/buy" full>
              {t('explore.buy')}
            </LinkButton>
          </OwnerOnly>
        )}
        {loggedIn && <TextLink href="/gold/orders">{t('explore.orders')}</TextLink>}
      </Stack>
    </Card>
  );
}
