import { fundTitle } from '@sanchay/contracts';
import { dataLabel, useFormat, useMessages } from '@sanchay/i18n';
import { useCall, usePlatform } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Grid,
  Loading,
  Notice,
  Row,
  SkeletonCards,
  WithMonogram,
  Stack,
  Text,
  TextField,
  TextLink,
} from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useState, type FormEvent } from 'react';
import { fewDecimals } from '../home/fewDecimals.ts';
import { Prose, Section } from '../public-page/Section.tsx';
import { PAGE_MESSAGES } from '../messages.ts';

const SHOWN = 6;
/** Longer words are nobody's fund, and the search takes no more. */
const LONGEST = 200;
/** Flag of growth plans, so that no fund shows twice. */
const GROWTH = 'Z';

const Search = styled.form`
  max-width: 560px;
  & > div {
    flex-wrap: nowrap;
  }
  & > div > :first-child {
    flex: 1;
  }
`;

/** Finds the fund by its name. A plain form and plain links, so that it works without a script. */
export function FundChooser({ unknown }: { unknown: boolean }) {
  const { t } = useMessages(PAGE_MESSAGES);
  const { percent, number } = useFormat();
  const { claims } = usePlatform().config;
  const [query, setQuery] = useSearchParams();
  const asked = (query.get('q') ?? '').trim().slice(0, LONGEST);
  const [text, setText] = useState(asked);
  const found = useCall('mutualFundSearch', {
    query: {
      reinvestment: GROWTH,
      per_page: SHOWN,
      ...(asked ? { q: asked } : { sort_by: 'aum', order: 'desc', category: 'Equity' }),
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setQuery(text.trim() ? { q: text.trim() } : {});
  };
  const rows = found.data?.data ?? [];
  return (
    <Section id="choose" title={t('switch.choose.title')}>
      <Prose>
        <Text>
          {t('switch.claim', {
            commission: number(claims.regularCommission, fewDecimals(claims.regularCommission)),
            more: number(claims.moreInTwentyYears, fewDecimals(claims.moreInTwentyYears)),
          })}{' '}
          <TextLink href="/#direct-saves">{t('switch.claimWorking')}</TextLink>
        </Text>
      </Prose>
      {unknown && <Notice tone="warn">{t('switch.choose.unknown')}</Notice>}
      <Search method="get" action="/switch" role="search" onSubmit={submit}>
        <Row>
          <TextField
            name="q"
            type="search"
            label={t('switch.choose.label')}
            value={text}
            onChange={setText}
            maxLength={LONGEST}
            autoComplete="off"
          />
          <Button type="submit">{t('switch.choose.find')}</Button>
        </Row>
      </Search>
      <Text size="small">
        {asked ? t('switch.choose.found', { text: asked }) : t('switch.choose.largest')}
      </Text>
      {found.isPending && (
        <Loading>
          <SkeletonCards count={SHOWN} />
        </Loading>
      )}
      {found.isError && (
        <ErrorState
          code={found.error.code ?? found.error.kind}
          requestId={found.error.requestId ?? undefined}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
          compact
        />
      )}
      {found.isSuccess && rows.length === 0 && (
        <EmptyState picture="search" title={t('switch.choose.none')}>
          {t('switch.choose.noneHint')}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <Grid min={280} gap={4}>
          {rows.map((fund) => (
            <Card
              key={fund.code}
              href={`/switch?fund=${fund.code}`}
              title={
                <WithMonogram inHeading kind="fund" name={fund.short_name} code={fund.fund_house}>
                  {fundTitle(fund.short_name)}
                </WithMonogram>
              }
              titleLevel={3}
              padding="tight"
            >
              <Stack gap={1}>
                <Text size="label">{`${t(`category.${fund.category}`)} · ${dataLabel(t, 'category', fund.sub_category)}`}</Text>
                <Text size="label">{t('switch.choose.direct', { ratio: percent(fund.expense_ratio) })}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      )}
    </Section>
  );
}
