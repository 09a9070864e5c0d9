import { useFormat, useMessages } from '@sanchay/i18n';
import { Badge, Card, CheckField, CheckIcon, Row, Stack, Stat, WithMonogram } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { MESSAGES } from '../messages.ts';
import { featureName } from './featureName.ts';
import { totalOf, type Quote } from './quote.ts';

const Features = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr));
  gap: var(--space-2) var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--text-small);
  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  & svg {
    flex: none;
    color: var(--gain);
  }
`;

interface Props {
  quote: Quote;
  cheapest: boolean;
  compared: boolean;
  /** No more can be compared at once. */
  full: boolean;
  onCompare(compared: boolean): void;
}

/** One insurer's plan: what it costs a year, tax apart, and what it includes. */
export function QuoteCard({ quote, cheapest, compared, full, onCompare }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const paise = (amount: number) => format.rupees(amount, { decimals: 2 });
  return (
    <Card
      as="article"
      titleLevel={3}
      title={
        <WithMonogram inHeading kind="insurer" name={quote.insurer}>
          {`${quote.insurer} · ${quote.plan}`}
        </WithMonogram>
      }
      actions={cheapest && <Badge tone="accent">{t('quotes.cheapest')}</Badge>}
    >
      <Stack gap={4}>
        <Row justify="between" align="end">
          <Stat
            size="large"
            label={t('quotes.total')}
            value={paise(totalOf(quote))}
            unit={t('quotes.aYear')}
            detail={t('quotes.split', { premium: paise(quote.premium), tax: paise(quote.tax) })}
          />
          <CheckField
            label={t('quotes.compare')}
            checked={compared}
            disabled={full && !compared}
            onChange={onCompare}
          />
        </Row>
        <Features>
          {quote.features.map((code) => (
            <li key={code}>
              <CheckIcon size={16} />
              {featureName(t, code)}
            </li>
          ))}
        </Features>
      </Stack>
    </Card>
  );
}
