import { useFormat, useMessages } from '@sanchay/i18n';
import { EmptyState, Heading, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { CompareTable } from './CompareTable.tsx';
import type { Quote } from './quote.ts';
import { QuoteCard } from './QuoteCard.tsx';

const MOST_COMPARED = 3;

/** The quotes, cheapest first as the server sorts them, and the chosen ones beside each other. */
export function QuoteList({ quotes }: { quotes: readonly Quote[] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const [chosen, setChosen] = useState<string[]>([]);
  const compared = quotes.filter(({ id }) => chosen.includes(id));
  const [cheapest] = quotes;
  if (!cheapest) {
    return (
      <EmptyState picture="search" title={t('quotes.none')}>
        {t('quotes.noneHint')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      <div>
        <Heading level={2}>{t('quotes.list', { count: quotes.length })}</Heading>
        <Text size="small" tone="ink-2">
          {t('quotes.listHint', { cover: format.compact(cheapest.cover), most: MOST_COMPARED })}
        </Text>
      </div>
      {quotes.map((quote) => (
        <QuoteCard
          key={quote.id}
          quote={quote}
          cheapest={quote === cheapest && quotes.length > 1}
          compared={chosen.includes(quote.id)}
          full={compared.length >= MOST_COMPARED}
          onCompare={(on) => setChosen(on ? [...chosen, quote.id] : chosen.filter((id) => id !== quote.id))}
        />
      ))}
      {compared.length > 1 && <CompareTable quotes={compared} />}
    </Stack>
  );
}
