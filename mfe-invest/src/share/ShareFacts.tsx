import { useMessages } from '@sanchay/i18n';
import { Card, DetailList, Term } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { INSTRUMENT_MESSAGES } from '../messages.ts';

/** Figures that a fact can be about; each has its word and what it means. */
export type FactKey =
  | 'marketCap'
  | 'pe'
  | 'pb'
  | 'eps'
  | 'bookValue'
  | 'roe'
  | 'dividendYield'
  | 'debtToEquity'
  | 'high'
  | 'low'
  | 'faceValue'
  | 'priceBand'
  | 'rank';

export interface ShareFact {
  key: FactKey;
  value: ReactNode;
  hint?: ReactNode;
}

/** The figures of a company, each with what it means. */
export function ShareFacts({ facts }: { facts: readonly ShareFact[] }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  return (
    <Card title={t('facts.title')}>
      <DetailList
        layout="grid"
        items={facts.map(({ key, value, hint }) => ({
          term: <Term explain={t(`fact.${key}.explain`)}>{t(`fact.${key}`)}</Term>,
          value,
          hint,
        }))}
      />
    </Card>
  );
}
