import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, phone, TextLink } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { Answer } from '../read/Answer.tsx';
import { MESSAGES } from '../messages.ts';
import { FirstStep } from './FirstStep.tsx';
import { NetWorthFigures } from './NetWorthFigures.tsx';
import { NetWorthSkeleton } from './NetWorthSkeleton.tsx';
import { isEmpty, type ReturnsCall } from './returnsCall.ts';
import { ValueChart } from './ValueChart.tsx';

const Framed = styled(Card)`
  position: relative;
`;

const Title = styled.h1`
  margin: 0 0 2px;
  font-size: var(--text-label);
  font-weight: 400;
  letter-spacing: 0;
  color: var(--ink-3);
`;

/** Beside the title, after the figures that it explains; phones have the link on the page of the portfolio. */
const Corner = styled.div`
  position: absolute;
  inset-block-start: var(--space-4);
  inset-inline-end: var(--space-5);
  font-size: var(--text-label);
  ${phone} {
    display: none;
  }
`;

/** All you own: what it is worth, how it moved, and its line over time. */
export function NetWorth({ returns }: { returns: ReturnsCall }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const day = returns.data?.data.as_of ?? null;
  return (
    <Framed as="section">
      <Title>{day ? t('dashboard.allOn', { date: format.date(day) }) : t('dashboard.all')}</Title>
      <Answer of={returns} skeleton={<NetWorthSkeleton />}>
        {({ data }) =>
          isEmpty(data) ? (
            <FirstStep />
          ) : (
            <>
              <NetWorthFigures totals={data.totals} />
              <ValueChart history={data.history} />
            </>
          )
        }
      </Answer>
      {day && (
        <Corner>
          <TextLink href="/portfolio/calculation">{t('calculation.see')}</TextLink>
        </Corner>
      )}
    </Framed>
  );
}
