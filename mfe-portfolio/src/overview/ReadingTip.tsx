import { useWords } from '@sanchay/i18n';
import { useTip } from '@sanchay/remote-kit';
import { Notice } from '@sanchay/ui';
import { WORDS } from '../words.ts';

/** What the figures of the portfolio mean, on the first few visits. */
export function ReadingTip() {
  const { t } = useWords(WORDS);
  const { shown, close } = useTip('portfolio');
  if (!shown) return null;
  return (
    <Notice title={t('overview.tip.title')} onClose={close}>
      {t('overview.tip.text')}
    </Notice>
  );
}
