import { useWords } from '@sanchay/i18n';
import { Change } from '@sanchay/ui';
import { WORDS } from '../words.ts';
import { shownReturn } from './figures.ts';
import type { Figures } from './figures.ts';

/** XIRR, or the absolute return labelled as such while the first payment is younger than 30 days. */
export function ReturnCell({ figures }: { figures: Figures }) {
  const { t } = useWords(WORDS);
  return (
    <Change
      percent={shownReturn(figures)}
      label={figures.return_basis === 'absolute' ? t('figures.absoluteLabel') : undefined}
    />
  );
}
