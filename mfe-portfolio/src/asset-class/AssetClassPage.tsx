import type { AssetClass, CallReply, ExternalFilter } from '@sanchay/contracts';
import { rupees, sumRupees, toWire } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly, useCall, usePageTitle } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import {
  Breadcrumbs,
  Card,
  Change,
  EmptyState,
  Figure,
  Grid,
  Heading,
  LinkButton,
  Page,
  Row,
  Stack,
  Stat,
  Text,
  TextLink,
  useIsPhone,
  type Sort,
} from '@sanchay/ui';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { sortOf, withSort } from '../fund-holdings/holdingSort.ts';
import { SortField } from '../fund-holdings/SortField.tsx';
import { MESSAGES } from '../messages.ts';
import { ExternalFilterChips } from '../net-worth/ExternalFilterChips.tsx';
import { shownAssets, withFilter } from '../net-worth/shownAssets.ts';
import { Answer } from '../read/Answer.tsx';
import { OwnedTable } from './OwnedTable.tsx';

/** Where more of a class is found. */
const EXPLORE: Record<AssetClass, string> = {
  stocks: '/stocks',
  us_stocks: '/us-stocks',
  fixed_deposits: '/fixed-deposit',
};

/** Where the orders of a class are listed. */
const ORDERS: Record<AssetClass, string> = {
  stocks: '/stocks/orders',
  us_stocks: '/us-stocks/orders',
  fixed_deposits: '/fixed-deposit/deposits',
};

/** `/portfolio/stocks`, `/portfolio/us-stocks` and `/portfolio/fixed-deposit`: the assets of a class from every source. */
export function AssetClassPage({ of }: { of: AssetClass }) {
  const { t } = useMessages(MESSAGES);
  const [query, setQuery] = useSearchParams();
  const sort = sortOf(query);
  const found = useCall(
    'ownedAssets',
    { query: { class: of, external: shownAssets(query), sortBy: sort.key, sortType: sort.direction } },
    { keepPrevious: true },
  );
  usePageTitle(t(`class.${of}`));
  return (
    <Page>
      <Stack gap={5}>
        <Stack gap={2}>
          <Breadcrumbs
            items={[{ label: t('overview.title'), href: '/portfolio' }, { label: t(`class.${of}`) }]}
          />
          <Row justify="between">
            <Heading level={1}>{t(`class.${of}`)}</Heading>
            <TextLink href={ORDERS[of]}>{t('class.orders')}</TextLink>
          </Row>
        </Stack>
        <Answer of={found} skeleton={<TotalsSkeleton />}>
          {({ data }) => (
            <>
              {data.has_external && <ExternalFilterChips />}
              {data.assets.length === 0 ? (
                <Nothing of={of} />
              ) : (
                <Found
                  of={of}
                  found={data}
                  shown={shownAssets(query)}
                  sort={sort}
                  onSort={(next) => setQuery(withSort(query, next), { replace: true })}
                />
              )}
            </>
          )}
        </Answer>
        <SandboxNote />
      </Stack>
    </Page>
  );
}

interface FoundProps {
  of: AssetClass;
  found: CallReply<'ownedAssets'>['data'];
  shown: ExternalFilter;
  sort: ReturnType<typeof sortOf>;
  onSort: (sort: Sort) => void;
}

function Found({ of, found, shown, sort, onSort }: FoundProps) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const gained = gainedBy(found);
  return (
    <>
      <Card>
        <Stack gap={4}>
          <Row justify="between" align="start" gap={3}>
            <div>
              <Text size="label">{t('figures.valueOn', { date: format.date(found.as_of) })}</Text>
              <Figure size="hero">{format.rupees(found.value, { decimals: 2 })}</Figure>
            </div>
            <TextLink href={withFilter(`/portfolio/calculation?class=${of}`, shown)}>
              {t('calculation.see')}
            </TextLink>
          </Row>
          {gained !== null && (
            <Grid columns={4} gap={4}>
              <Stat label={t('figures.putIn')} value={format.rupees(gained.invested)} />
              <Stat label={t('figures.overall')} value={<Change amount={gained.gain} />} />
              {gained.booked !== 0 && (
                <>
                  <Stat label={t('figures.unrealised')} value={<Change amount={gained.unrealised} />} />
                  <Stat label={t('class.booked')} value={<Change amount={gained.booked} />} />
                </>
              )}
            </Grid>
          )}
        </Stack>
      </Card>
      <Card title={t(`class.${of}`)}>
        <Stack gap={4}>
          {isPhone && found.assets.length > 1 && <SortField sort={sort} onSort={onSort} />}
          <OwnedTable caption={t(`class.${of}`)} assets={found.assets} {...(!isPhone && { sort, onSort })} />
        </Stack>
      </Card>
    </>
  );
}

/**
 * Rupees invested and gained in all, the latter in what the value rose and what sales, dividends and interest brought;
 * null where they are not known of every asset.
 */
function gainedBy({
  value,
  assets,
}: Pick<FoundProps['found'], 'value' | 'assets'>): Record<
  'invested' | 'gain' | 'unrealised' | 'booked',
  number
> | null {
  const known = assets.flatMap(({ invested, gain }) =>
    invested === null || gain === null ? [] : [{ invested, gain }],
  );
  if (known.length < assets.length) return null;
  const invested = sumRupees(known.map((asset) => asset.invested));
  const gain = sumRupees(known.map((asset) => asset.gain));
  const unrealised = rupees(value).minus(invested);
  return {
    invested: toWire(invested, 2),
    gain: toWire(gain, 2),
    unrealised: toWire(unrealised, 2),
    booked: toWire(gain.minus(unrealised), 2),
  };
}

function Nothing({ of }: { of: AssetClass }) {
  const { t } = useMessages(MESSAGES);
  return (
    <Card>
      <EmptyState
        title={t(`class.${of}.none`)}
        action={
          <OwnerOnly quiet>
            <LinkButton href={EXPLORE[of]}>{t(`class.${of}.explore`)}</LinkButton>
          </OwnerOnly>
        }
      >
        {t(`class.${of}.noneText`)}
      </EmptyState>
    </Card>
  );
}
