import type { CallReply, Stock } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { Badge, Notice, Row, Text } from '@sanchay/ui';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { useTradingSession } from './useTradingSession.ts';

type Session = CallReply<'stockSession'>['data'];

/** Whether a stock trades now, until when or from when, and what halts it. */
export function TradingSession({ slug }: Pick<Stock, 'slug'>) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { percent } = useFormat();
  const lines = useLines();
  const found = useTradingSession(slug);
  const session = found.data?.data;
  if (!session) return <Text size="small">{'\u00a0'}</Text>;
  if (session.market_halt)
    return (
      <Notice tone="warn" live title={t(`session.${session.phase}`)}>
        {lines.market(session.market_halt)} <RuleSource ids={[session.market_halt.rule_id]} />
      </Notice>
    );
  if (session.halted_since !== null)
    return (
      <Notice tone="warn" live title={t('session.shareHalted')}>
        {lines.share(session.halted_since)}
      </Notice>
    );
  return (
    <Row gap={2}>
      <Badge tone={session.phase === 'open' ? 'gain' : 'neutral'}>
        {t(session.muhurat && session.phase === 'open' ? 'session.muhurat' : `session.${session.phase}`)}
      </Badge>
      <Text size="small">
        {lines.usual(session)} {t('session.band', { band: percent(session.price_band, { decimals: 0 }) })}
      </Text>
    </Row>
  );
}

/** Sentences about the state of trading. */
function useLines() {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { dateTime, percent } = useFormat();
  return {
    usual: ({ phase, opens, closes, collects_until: until }: Session): string => {
      if (phase === 'open') return t('session.untilLine', { time: dateTime(closes) });
      if (phase === 'pre_open') return t('session.collectsLine', { until: dateTime(until) });
      if (phase === 'matching') return t('session.matchingLine', { time: dateTime(opens) });
      return t('session.opensLine', { time: dateTime(opens) });
    },
    share: (since: string): string => t('session.shareLine', { time: dateTime(since) }),
    market: ({ level, since, collects_from: collects, resumes }: NonNullable<Session['market_halt']>) => {
      const facts = { level: percent(level, { decimals: 0 }), time: dateTime(since) };
      if (resumes === null) return t('session.dayOverLine', facts);
      const again = { ...facts, resumes: dateTime(resumes) };
      return collects === null
        ? t('session.resumesLine', again)
        : t('session.auctionLine', { ...again, collects: dateTime(collects) });
    },
  };
}
