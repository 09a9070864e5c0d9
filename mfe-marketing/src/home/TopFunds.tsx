import { refreshCalls, useBusEvent, useCall, usePlatform, useTakenOver } from '@sanchay/remote-kit';
import {
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  Loading,
  Notice,
  Row,
  SkeletonCards,
  Stack,
  Text,
  TextLink,
  useSeen,
} from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useRef } from 'react';
import { MESSAGES } from '../messages.ts';
import { Band } from './Band.tsx';
import { FundCard } from './FundCard.tsx';

const SHOWN = 4;
/** Flag of growth plans, so that no fund shows twice. */
const GROWTH = 'Z';

/** The funds that lead the list by three-year return, with the rule and the day that the list stands for. */
export function TopFunds() {
  const { t } = useMessages(MESSAGES);
  const { date } = useFormat();
  const { config } = usePlatform();
  const place = useRef<HTMLDivElement>(null);
  // Far down the page: the client and its transport are not part of the first view. The server's HTML has the funds.
  const near = useSeen(place);
  const takenOver = useTakenOver();
  const funds = useCall(
    'mutualFundSearch',
    { query: { sort_by: 'year_3', order: 'desc', reinvestment: GROWTH, per_page: SHOWN } },
    { enabled: near || !takenOver },
  );
  useBusEvent('nav/published', () => void refreshCalls('mutualFundSearch'));
  const rows = funds.data?.data ?? [];
  const asOf = rows[0]?.returns.date;
  return (
    <Band labelledBy="top-funds" ground="bg">
      <div ref={place} />
      <Stack gap={5}>
        <Row justify="between" align="baseline">
          <Heading level={2} id="top-funds">
            {t('funds.title')}
          </Heading>
          <TextLink href="/mutual-funds/all">{t('funds.all')}</TextLink>
        </Row>
        <Text size="small">
          {t('funds.rule')} {asOf && t('state.asOf', { date: date(asOf) })}
        </Text>
        {funds.isPending && (
          <Loading>
            <SkeletonCards count={SHOWN} />
          </Loading>
        )}
        {funds.isError && (
          <ErrorState
            code={funds.error.code ?? funds.error.kind}
            requestId={funds.error.requestId ?? undefined}
            onRetry={() => void funds.refetch()}
            busy={funds.isFetching}
            compact
          />
        )}
        {funds.isSuccess && rows.length === 0 && (
          <EmptyState title={t('funds.none')}>{t('funds.noneHint')}</EmptyState>
        )}
        {rows.length > 0 && (
          <Grid min={250} gap={4}>
            {rows.map((fund) => (
              <FundCard key={fund.code} fund={fund} />
            ))}
          </Grid>
        )}
        {config.sandbox && (
          <Notice tone="sandbox" title={t('sandbox.title')}>
            {t('sandbox.text')}
          </Notice>
        )}
      </Stack>
    </Band>
  );
}
