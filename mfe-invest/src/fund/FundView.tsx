import type { Scheme } from '@sanchay/contracts';
import { later, useIsManager } from '@sanchay/remote-kit';
import { Card, Loading, Page, phone, SkeletonBlock, SkeletonChart, Split, Stack } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useRef } from 'react';
import { ClosedNotice } from '../invest/ClosedNotice.tsx';
import { InvestBar } from '../invest/InvestBar.tsx';
import { kindsOf } from '../invest/orderKinds.ts';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { addFigureMessages, addInvestMessages } from '../messages.ts';
import { FundBar } from './FundBar.tsx';
import { FundFacts } from './FundFacts.tsx';
import { FundHeader } from './FundHeader.tsx';
import { FundNotices } from './FundNotices.tsx';
import { sectionsOf } from './fundSections.ts';
import { Section } from './Section.tsx';
import { SectionTabs } from './SectionTabs.tsx';
import { useFundHead } from './useFundHead.ts';
import { usePassed } from './usePassed.ts';

const BELOW = ['returns', 'risk', 'holdings', 'costs', 'manager', 'similar'] as const;

/** The content below the facts loads when the user is about to see it. */
const FundNumbers = later(
  async () => {
    const [part] = await Promise.all([import('./numbers/FundNumbers.tsx'), addFigureMessages()]);
    return part.FundNumbers;
  },
  <Loading>
    <Stack gap={6}>
      {BELOW.map((section) => (
        <Section key={section} id={section}>
          <SkeletonBlock height={400} />
        </Section>
      ))}
    </Stack>
  </Loading>,
);

/**
 * The card is rendered by the server; its code loads with the user's first interaction on the page. A manager has other
 * actions than the rendered ones and gets the code at once.
 */
const InvestCard = later(
  async () => {
    const [part] = await Promise.all([import('../invest/InvestCard.tsx'), addInvestMessages()]);
    return part.InvestCard;
  },
  <Loading>
    <SkeletonBlock height={480} />
  </Loading>,
  { once: 'used', useAtOnce: useIsManager },
);

/** The same holds for the chart: the server's picture is sufficient until the user interacts with it. */
const NavChart = later(
  async () => (await import('./NavChart.tsx')).NavChart,
  <Loading>
    <SkeletonChart />
  </Loading>,
  { once: 'used' },
);

const OnDesktop = styled.div`
  ${phone} {
    display: none;
  }
`;
/** A fund that is known: head, sections with their tabs, and the card to invest beside them or at the foot. */
export function FundView({ scheme }: { scheme: Scheme }) {
  const title = useRef<HTMLElement>(null);
  const passed = usePassed(title);
  useFundHead(scheme);
  const open = kindsOf(scheme).length > 0;
  return (
    <Page>
      {passed && <FundBar scheme={scheme} />}
      <Split
        stickyAside
        aside={
          open ? (
            <OnDesktop>
              <InvestCard scheme={scheme} />
            </OnDesktop>
          ) : (
            <ClosedNotice scheme={scheme} />
          )
        }
      >
        <Stack gap={6}>
          <FundHeader scheme={scheme} title={title} />
          <FundNotices code={scheme.code} />
          <SectionTabs sections={sectionsOf(scheme)} />
          <Section id="overview">
            {!scheme.new_fund && (
              <Card>
                <NavChart code={scheme.code} name={scheme.short_name} />
              </Card>
            )}
            <FundFacts scheme={scheme} />
          </Section>
          <FundNumbers scheme={scheme} />
          {scheme.sandbox && <SandboxNotice />}
        </Stack>
      </Split>
      {open && <InvestBar scheme={scheme} />}
    </Page>
  );
}
