import { useFormat, useWords } from '@sanchay/i18n';
import { Card, Stack, Text, TextLink } from '@sanchay/ui';
import type { StockRanking } from '@sanchay/contracts';
import { INSTRUMENT_WORDS } from '../words.ts';
import type { ShareLine } from './shareLine.ts';
import { ShareTable } from './ShareTable.tsx';

interface ShareRankingProps {
  type: StockRanking;
  lines: readonly ShareLine[];
  asOf: string | null;
  /** The whole list in the same order. */
  more: string;
}

/** The first few shares by one rule, with the rule and its day. */
export function ShareRanking({ type, lines, asOf, more }: ShareRankingProps) {
  const { t } = useWords(INSTRUMENT_WORDS);
  const { date } = useFormat();
  return (
    <Card title={t(`ranking.${type}`)} titleLevel={3}>
      <Stack gap={3}>
        <Text size="label">
          {t(`ranking.${type}.rule`)} {asOf && t('list.closing', { date: date(asOf) })}
        </Text>
        {lines.length === 0 ? (
          <Text size="small">{t('ranking.none')}</Text>
        ) : (
          <ShareTable caption={t(`ranking.${type}`)} lines={lines} short />
        )}
        <TextLink href={more}>{t(`ranking.${type}.more`)}</TextLink>
      </Stack>
    </Card>
  );
}
