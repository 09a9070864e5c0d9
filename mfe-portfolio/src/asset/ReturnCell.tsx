import { useWords } from '@sanchay/i18n';
import { Change, Text } from '@sanchay/ui';
import { WORDS } from '../words.ts';
import { shownReturn, type Figures } from './figures.ts';
import { shortProblem } from './figureTerms.tsx';

/**
 * XIRR, or the absolute return labelled as such while the first payment is younger than 30 days; the reason where
 * there is no XIRR.
 */
export function ReturnCell({ figures }: { figures: Figures }) {
  const { t } = useWords(WORDS);
  const problem = shortProblem(t, figures);
  return (
    <>
      <Change
        percent={shownReturn(figures)}
        label={figures.return_basis === 'absolute' && !problem ? t('figures.absoluteLabel') : undefined}
      />
      {problem && (
        <Text size="label" as="div">
          {problem}
        </Text>
      )}
    </>
  );
}
