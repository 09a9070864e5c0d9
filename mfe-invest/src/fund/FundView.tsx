import type { Scheme } from '@sanchay/contracts';
import { useWords } from '@sanchay/i18n';
import { later } from '@sanchay/remote-kit';
import { Card, Loading, Page, phone, Riskometer, SkeletonBlock, Split, Stack, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { ClosedNotice } from '../invest/ClosedNotice.tsx';
import { InvestBar } from '../invest/InvestBar.tsx';
import { kindsOf } from '../invest/orderKinds.ts';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { addFigureWords, addInvestWords, WORDS } from '../words.ts';
import { FundFacts } from './FundFacts.tsx';
import { FundHeader } from './FundHeader.tsx';
import { FundNotices } from './FundNotices.tsx';
import { NavChart } from './NavChart.tsx';
import { useFundHead } from './useFundHead.ts';

/** What stands below the facts comes when somebody is about to see it. */
const FundNumbers = later(
  async () => {
    const [part] = await Promise.all([import('./numbers/FundNumbers.tsx'), addFigureWords()]);
    return part.FundNumbers;
  },
  <Loading>
    <SkeletonBlock height={1600} />
  </Loading>,
);

/** The card is drawn by the server; what makes it work comes with the first thing that somebody does on the page. */
const InvestCard = later(
  async () => {
    const [part] = await Promise.all([import('../invest/InvestCard.tsx'), addInvestWords()]);
    return part.InvestCard;
  },
  <Loading>
    <SkeletonBlock height={480} />
  </Loading>,
  { once: 'used' },
);

const OnDesktop = styled.div`
  ${phone} {
    display: none;
  }
`;
/** A fund that is known: head, chart, facts, returns, what is inside, and the card to invest beside them. */
export function FundView({ scheme }: { scheme: Scheme }) {
  const { t } = useWords(WORDS);
  useFundHead(scheme);
  const open = kindsOf(scheme).length > 0;
  return (
    <Page>
      <Split
        aside={
          <>
            {open ? (
              <OnDesktop>
                <InvestCard scheme={scheme} />
              </OnDesktop>
            ) : (
              <ClosedNotice scheme={scheme} />
            )}
            <Card title={t('fund.risk')}>
              <Stack gap={3} align="center">
                <Riskometer rating={scheme.risk} size={160} />
                <Text size="label">{t('fund.riskHint')}</Text>
              </Stack>
            </Card>
          </>
        }
      >
        <FundHeader scheme={scheme} />
        <FundNotices code={scheme.code} />
        {!scheme.new_fund && (
          <Card>
            <NavChart code={scheme.code} name={scheme.short_name} />
          </Card>
        )}
        <FundFacts scheme={scheme} />
        <FundNumbers scheme={scheme} />
        {scheme.sandbox && <SandboxNotice />}
      </Split>
      {open && <InvestBar scheme={scheme} />}
    </Page>
  );
}
