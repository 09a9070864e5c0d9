import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';
import { Band } from './Band.tsx';
import { HeadlineStats } from './HeadlineStats.tsx';

/** Sanchay in figures, over the full width of the page. */
export function HeadlineFigures() {
  const { t } = useMessages(MESSAGES);
  return (
    <Band ground="surface" label={t('headline.label')}>
      <HeadlineStats />
    </Band>
  );
}
