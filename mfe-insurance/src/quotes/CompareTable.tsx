import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, CheckIcon, Monogram, Table, VisuallyHidden } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { featureName } from './featureName.ts';
import { featuresOf, totalOf, type Quote } from './quote.ts';

/** Plans beside each other, feature by feature. */
export function CompareTable({ quotes }: { quotes: readonly Quote[] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  return (
    <Card title={t('compare.title')}>
      <Table
        caption={t('compare.title')}
        hideCaption
        rows={featuresOf(quotes)}
        rowKey={(code) => code}
        columns={[
          { key: 'feature', head: t('compare.feature'), rowHead: true, cell: (code) => featureName(t, code) },
          ...quotes.map((quote) => ({
            key: quote.id,
            head: (
              <>
                <Monogram kind="insurer" name={quote.insurer} />
                <br />
                {`${quote.insurer} · ${quote.plan}`}
              </>
            ),
            cell: (code: string) =>
              quote.features.includes(code) ? (
                <>
                  <CheckIcon size={18} />
                  <VisuallyHidden>{t('compare.yes')}</VisuallyHidden>
                </>
              ) : (
                <>
                  <span aria-hidden="true">–</span>
                  <VisuallyHidden>{t('compare.no')}</VisuallyHidden>
                </>
              ),
          })),
        ]}
        foot={[t('quotes.total'), ...quotes.map((quote) => format.rupees(totalOf(quote), { decimals: 2 }))]}
      />
    </Card>
  );
}
