import type { ApiError } from '@sanchay/api-client';
import type { StockRanking } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Loading, SkeletonTable, Stack, Text, TextLink } from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { addressWith, RANKING_LISTS } from './listAddress.ts';
import { pricesText, type ShareLine } from './shareLine.ts';
import { ShareTable } from './ShareTable.tsx';

/** How many shares a ranking shows. */
export const RANKED = 5;

interface ShareRankingProps {
  type: StockRanking;
  /** The call that answers. */
  of: { error: ApiError | null; isPending: boolean; isFetching: boolean; refetch: () => unknown };
  /** Its answer. */
  ranked: { lines: readonly ShareLine[]; asOf: string | null } | undefined;
  /** Path of the whole list. */
  list: string;
}

/** The first few shares by one rule, with the rule and its day. */
export function ShareRanking({ type, of, ranked, list }: ShareRankingProps) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { date } = useFormat();
  if (of.isPending)
    return (
      <Loading>
        <SkeletonTable rows={RANKED} columns={2} />
      </Loading>
    );
  if (!ranked) return <CallProblem of={of} compact />;
  const { lines, asOf } = ranked;
  return (
    <Card title={t(`ranking.${type}`)} titleLevel={3}>
      <Stack gap={3}>
        <Text size="label">
          {t(`ranking.${type}.rule`)} {asOf && t(pricesText(lines), { date: date(asOf) })}
        </Text>
        {lines.length === 0 ? (
          <Text size="small">{t('ranking.none')}</Text>
        ) : (
          <ShareTable caption={t(`ranking.${type}`)} lines={lines} short />
        )}
        <TextLink href={addressWith(list, RANKING_LISTS[type])}>{t(`ranking.${type}.more`)}</TextLink>
      </Stack>
    </Card>
  );
}
