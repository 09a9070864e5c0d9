import type { HoldingFigures } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Change, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { shownReturn } from './figures.ts';
import { shortProblem } from './figureTerms.tsx';

/**
 * XIRR, or the absolute return labelled as such while the first payment is younger than 30 days; the reason where
 * there is no XIRR.
 */
export function ReturnCell({ figures }: { figures: HoldingFigures }) {
  const { t } = useMessages(MESSAGES);
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
