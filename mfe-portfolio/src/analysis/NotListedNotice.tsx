import type { ImportedHolding } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Notice, TextLink } from '@sanchay/ui';
import { heldName } from '../import/folioText.ts';
import { MESSAGES } from '../messages.ts';

/** Imported funds that the analysis leaves out, because they are not listed or have no price; nothing without one. */
export function NotListedNotice({ holdings }: { holdings: readonly ImportedHolding[] }) {
  const { t } = useMessages(MESSAGES);
  const left = holdings.filter(
    ({ asset, scheme, nav, units }) =>
      units > 0 && asset === 'mutual_fund' && (scheme === null || nav === null),
  );
  if (left.length === 0) return null;
  const names = new Set(left.map((holding) => heldName(t, holding)));
  return (
    <Notice
      title={t('analysis.missing')}
      action={<TextLink href="/import">{t('analysis.seeImported')}</TextLink>}
    >
      {t('analysis.notListed', { funds: [...names].join(', ') })}
    </Notice>
  );
}
