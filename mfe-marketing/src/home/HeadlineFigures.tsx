import { useWords } from '@sanchay/i18n';
import { WORDS } from '../words.ts';
import { Band } from './Band.tsx';
import { HeadlineStats } from './HeadlineStats.tsx';

/** Sanchay in figures, over the full width of the page. */
export function HeadlineFigures() {
  const { t } = useWords(WORDS);
  return (
    <Band ground="surface" label={t('headline.label')}>
      <HeadlineStats />
    </Band>
  );
}
