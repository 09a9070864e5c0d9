import type { HoldingFigures } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Change, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { shownReturn } from './figures.ts';
import { shortProblem } from './figureTerms.tsx';

type Returns = Pick<
  HoldingFigures,
  'return_basis' | 'absolute_percentage' | 'xirr_percentage' | 'xirr_problem'
>;

/**
 * XIRR, or the absolute return labelled as such while the first payment is younger than 30 days; the reason where
 * there is no XIRR. `named` labels the XIRR, too, where no heading does.
 */
export function ReturnCell({ figures, named = false }: { figures: Returns; named?: boolean }) {
  const { t } = useMessages(MESSAGES);
  const problem = shortProblem(t, figures);
  const label = figures.return_basis === 'absolute' ? t('figures.absoluteLabel') : named && t('figures.xirr');
  return (
    <>
      <Change
        percent={shownReturn(figures)}
        size={named ? 'small' : 'body'}
        label={label && !problem ? label : undefined}
      />
      {problem && (
        <Text size="label" as="div">
          {problem}
        </Text>
      )}
    </>
  );
}
