import type { ExternalFilter } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, TextLink, wide } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { Answer } from '../read/Answer.tsx';
import { MESSAGES } from '../messages.ts';
import { ExternalFilterChips } from './ExternalFilterChips.tsx';
import { FirstStep } from './FirstStep.tsx';
import { NetWorthFigures } from './NetWorthFigures.tsx';
import { NetWorthSkeleton } from './NetWorthSkeleton.tsx';
import { isEmpty, type NetWorthCall } from './netWorthCall.ts';
import { withFilter } from './shownAssets.ts';
import { ValueChart } from './ValueChart.tsx';
import { worthTitle } from './worthTitle.ts';

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

const Chips = styled.div`
  margin-bottom: var(--space-4);
`;

/** Beside the title, after the figures that it explains; on phones below them. */
const Corner = styled.div`
  margin-top: var(--space-2);
  font-size: var(--text-label);
  ${wide} {
    position: absolute;
    inset-block-start: var(--space-4);
    inset-inline-end: var(--space-6);
    margin-top: 0;
  }
`;

interface Props {
  found: NetWorthCall;
  shown: ExternalFilter;
}

/** What is owned less what is owed: its value, how it moved, and its line over time. */
export function NetWorth({ found, shown }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const known = found.data?.data;
  const day = known?.as_of ?? null;
  const hasExternal = known?.has_external ?? false;
  const title = worthTitle({ has_external: hasExternal }, shown);
  return (
    <Framed as="section">
      <Title>{day ? t(`${title}On`, { date: format.date(day) }) : t(title)}</Title>
      <Answer of={found} skeleton={<NetWorthSkeleton />}>
        {({ data }) =>
          isEmpty(data) ? (
            <FirstStep />
          ) : (
            <>
              <NetWorthFigures found={data} />
              {hasExternal && (
                <Chips>
                  <ExternalFilterChips />
                </Chips>
              )}
              <ValueChart history={data.history} shown={shown} />
            </>
          )
        }
      </Answer>
      {day && (
        <Corner>
          <TextLink href={withFilter('/portfolio/calculation', shown)}>{t('calculation.see')}</TextLink>
        </Corner>
      )}
    </Framed>
  );
}
