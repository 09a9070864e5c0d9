import type { AssetClass, CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly, useCall, usePageTitle } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import {
  Breadcrumbs,
  Card,
  EmptyState,
  Figure,
  Heading,
  LinkButton,
  Page,
  Stack,
  Text,
  useIsPhone,
  type Sort,
} from '@sanchay/ui';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { sortOf, withSort } from '../fund-holdings/holdingSort.ts';
import { SortField } from '../fund-holdings/SortField.tsx';
import { MESSAGES } from '../messages.ts';
import { ExternalFilterChips } from '../net-worth/ExternalFilterChips.tsx';
import { shownAssets } from '../net-worth/shownAssets.ts';
import { Answer } from '../read/Answer.tsx';
import { OwnedTable } from './OwnedTable.tsx';

/** Where more of a class is found. */
const EXPLORE: Record<AssetClass, string> = {
  stocks: '/stocks',
  us_stocks: '/us-stocks',
  fixed_deposits: '/fixed-deposit',
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
          <Heading level={1}>{t(`class.${of}`)}</Heading>
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
  sort: ReturnType<typeof sortOf>;
  onSort: (sort: Sort) => void;
}

function Found({ of, found, sort, onSort }: FoundProps) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  return (
    <>
      <Card>
        <Text size="label">{t('figures.valueOn', { date: format.date(found.as_of) })}</Text>
        <Figure size="hero">{format.rupees(found.value, { decimals: 2 })}</Figure>
      </Card>
      <Card title={t(`class.${of}`)}>
        <Stack gap={4}>
          {isPhone && <SortField sort={sort} onSort={onSort} />}
          <OwnedTable caption={t(`class.${of}`)} assets={found.assets} {...(!isPhone && { sort, onSort })} />
        </Stack>
      </Card>
    </>
  );
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
