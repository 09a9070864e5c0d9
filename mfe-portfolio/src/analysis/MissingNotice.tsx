import { fundTitle, type PortfolioAnalysis } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Notice } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** Funds without disclosed holdings, with their share of the portfolio, and what has no price. */
export function MissingNotice({ analysis }: { analysis: PortfolioAnalysis }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const missing = analysis.funds.filter(({ as_of }) => as_of === null);
  if (missing.length === 0 && analysis.unpriced.length === 0) return null;
  const listed = missing
    .map(({ name, percentage }) => `${fundTitle(name)} (${format.percent(percentage, { decimals: 1 })})`)
    .join(', ');
  return (
    <Notice title={t('analysis.missing')}>
      {missing.length > 0 && <div>{t('analysis.missingWhat', { funds: listed })}</div>}
      {analysis.unpriced.length > 0 && (
        <div>
          {t('analysis.unpriced', {
            funds: analysis.unpriced.map(({ name }) => fundTitle(name)).join(', '),
          })}
        </div>
      )}
    </Notice>
  );
}
