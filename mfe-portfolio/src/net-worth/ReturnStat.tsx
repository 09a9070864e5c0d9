import type { HoldingFigures } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Button, Stat, useIsPhone, wide } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { costText, problemText } from '../asset/figureTerms.tsx';
import { MESSAGES } from '../messages.ts';
import { useReturnsChoice } from './useReturnsChoice.ts';
import { XirrTerm } from './XirrTerm.tsx';

/** The text of the button stands below the figures, its padding beside them. */
const Column = styled.div`
  & > button {
    margin-inline: -14px;
  }
  ${wide} {
    text-align: end;
  }
`;

/** XIRR or the absolute return, as the user chose; only the absolute one while the first payment is recent. */
export function ReturnStat({ figures }: { figures: HoldingFigures }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const [chosen, choose] = useReturnsChoice();
  const isYearly = figures.return_basis === 'xirr' && chosen === 'xirr';
  const shown = isYearly ? figures.xirr_percentage : figures.absolute_percentage;
  const other = isYearly ? 'absolute' : 'xirr';
  return (
    <Column>
      <Stat
        size="large"
        align={isPhone ? 'start' : 'end'}
        label={isYearly ? <XirrTerm /> : t('figures.absolute')}
        value={shown === null ? t('state.notAvailable') : format.percent(shown, { decimals: 1 })}
        detail={
          (isYearly ? problemText(t, figures) : null) ??
          t('dashboard.onPutIn', { amount: costText(t, figures.total_invested, format.rupees) })
        }
      />
      {figures.return_basis === 'xirr' && (
        <Button variant="quiet" size="small" onClick={() => choose(other)}>
          {t(`dashboard.show.${other}`)}
        </Button>
      )}
    </Column>
  );
}
