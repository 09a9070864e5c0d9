import { useFormat, useMessages } from '@sanchay/i18n';
import {
  breadcrumbList,
  refreshCalls,
  useBusEvent,
  useCall,
  usePageHead,
  usePlatform,
} from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import {
  Breadcrumbs,
  Card,
  DetailList,
  Heading,
  Loading,
  Page,
  Pager,
  Row,
  SkeletonTable,
  Stack,
  Stat,
  Text,
  TextLink,
  WithMonogram,
} from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { GROWTH } from '../scheme/option.ts';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { categoryLabel } from '../scheme/schemeMessages.ts';
import { LinkList } from '../share/LinkList.tsx';
import { addressWith } from '../share/listAddress.ts';
import { INSTRUMENT_MESSAGES, MESSAGES } from '../messages.ts';
import { HouseFunds } from './HouseFunds.tsx';
import { housePath, type houseOf } from './housePage.ts';

const FUNDS_A_PAGE = 20;
const ALL_FUNDS = '/mutual-funds/all';

type House = NonNullable<ReturnType<typeof houseOf>>;

/** A fund house that is known: its funds by size, its categories, and what to know of it. */
export function HouseView({ house }: { house: House }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { t: fundMessages } = useMessages(MESSAGES);
  const { number } = useFormat();
  const { config } = usePlatform();
  const [address] = useSearchParams();
  const page = Math.min(Math.max(1, Math.trunc(Number(address.get('page'))) || 1), 500);
  const { code, name, slug, contact } = house;
  const funds = useCall(
    'mutualFundSearch',
    {
      query: {
        fund_house: code,
        reinvestment: GROWTH,
        sort_by: 'aum',
        order: 'desc',
        page,
        per_page: FUNDS_A_PAGE,
      },
    },
    { keepPrevious: true },
  );
  const crumbs = [
    { label: t('house.funds.title'), href: '/mutual-funds' },
    { label: name, href: housePath(slug) },
  ];
  useHouseHead(house, crumbs, funds.data?.meta.total ?? house.schemes);
  useBusEvent('nav/published', () => void refreshCalls('mutualFundSearch'));
  const facets = funds.data?.meta.facets;
  const total = funds.data?.meta.total ?? 0;
  const listOf = (more: Record<string, string>) => addressWith(ALL_FUNDS, { fund_house: code, ...more });
  return (
    <Page>
      <Stack gap={8}>
        <Stack gap={4}>
          <Breadcrumbs items={crumbs} />
          <WithMonogram kind="fund" name={name} code={code} size={40}>
            <Heading level={1}>{name}</Heading>
          </WithMonogram>
          <Text size="lead">{t('house.lead', { name })}</Text>
          {facets && (
            <Row gap={8} align="last-baseline">
              <Stat label={t('house.count')} value={number(total)} size="hero" />
              <Stat label={t('house.categories')} value={number(facets.sub_category.length)} size="large" />
            </Row>
          )}
        </Stack>
        {config.sandbox && <SandboxNotice />}
        <Card title={t('house.largest')}>
          <CallProblem of={funds} compact />
          {funds.isPending && (
            <Loading>
              <SkeletonTable rows={8} columns={4} />
            </Loading>
          )}
          {funds.data && (
            <Stack gap={4}>
              <HouseFunds rows={funds.data.data} />
              <Pager
                page={page}
                pages={Math.ceil(total / FUNDS_A_PAGE)}
                hrefOf={(next) => addressWith(housePath(slug), { page: String(next) })}
              />
              <TextLink href={listOf({})}>{t('house.filter')}</TextLink>
            </Stack>
          )}
        </Card>
        {facets && (
          <LinkList
            id="categories"
            title={t('house.byCategory')}
            counted="house.funds"
            items={facets.category.map(({ value, count }) => ({
              label: categoryLabel(fundMessages, value),
              href: listOf({ category: value }),
              count,
            }))}
          />
        )}
        {contact && <HouseContact contact={contact} />}
      </Stack>
    </Page>
  );
}

function useHouseHead(
  { name, slug, contact }: House,
  crumbs: { label: string; href: string }[],
  count: number,
) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  usePageHead({
    title: t('house.title', { name }),
    description: t('house.description', { name, count }),
    structured: [
      breadcrumbList(crumbs),
      {
        '@context': 'https://schema.org',
        '@type': 'FinancialService',
        name,
        url: housePath(slug),
        ...(contact?.contact_email && { email: contact.contact_email }),
      },
    ],
  });
}

function HouseContact({ contact }: { contact: NonNullable<House['contact']> }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  return (
    <Card title={t('house.facts')}>
      <DetailList
        items={[
          { term: t('house.registrar'), value: contact.rta_info },
          { term: t('house.address'), value: contact.address },
          { term: t('house.email'), value: contact.contact_email },
          { term: t('house.phone'), value: contact.phone_number },
        ].filter(({ value }) => value !== '')}
      />
    </Card>
  );
}
