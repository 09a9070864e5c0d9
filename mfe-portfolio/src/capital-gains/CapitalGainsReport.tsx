import { useMessages } from '@sanchay/i18n';
import { useCall, usePageTitle } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { EmptyState, Heading, Page, Stack, Text } from '@sanchay/ui';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { MESSAGES } from '../messages.ts';
import { Answer } from '../read/Answer.tsx';
import { CarriedLosses } from './CarriedLosses.tsx';
import { ClubbedGains } from './ClubbedGains.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { ForeignAssets } from './ForeignAssets.tsx';
import { FairValues } from './FairValues.tsx';
import { GainLots } from './GainLots.tsx';
import { GainPeriods } from './GainPeriods.tsx';
import { gainsQuery } from './gainsQuery.ts';
import { GainsSummary } from './GainsSummary.tsx';
import { ReportChoices } from './ReportChoices.tsx';

/** `/reports/capital-gains`: the gains of a financial year by lot, as they go into a return. */
export function CapitalGainsReport() {
  const { t } = useMessages(MESSAGES);
  const [address, setAddress] = useSearchParams();
  const query = gainsQuery(address);
  const report = useCall('capitalGains', { query }, { keepPrevious: true });
  usePageTitle(t('gains.title'));
  function change(name: 'year' | 'exemption', value: string): void {
    const next = new URLSearchParams(address);
    next.set(name, value);
    setAddress(next);
  }
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{t('gains.title')}</Heading>
          <Text>{t('gains.lead')}</Text>
        </Stack>
        <Answer of={report} skeleton={<TotalsSkeleton />}>
          {({ data: gains }) => (
            <>
              <ReportChoices gains={gains} query={query} onChange={change} />
              <DraftNotice gains={gains} />
              <ClubbedGains gains={gains} />
              {gains.lots.length === 0 ? (
                <EmptyState title={t('gains.none', { year: gains.financial_year })}>
                  {t('gains.noneWhat')}
                </EmptyState>
              ) : (
                <>
                  <GainsSummary gains={gains} />
                  <GainLots key={gains.financial_year} lots={gains.lots} />
                  <FairValues gains={gains} />
                  <GainPeriods periods={gains.periods} />
                </>
              )}
              {gains.foreign && <ForeignAssets foreign={gains.foreign} year={gains.financial_year} />}
              <CarriedLosses gains={gains} />
            </>
          )}
        </Answer>
        <SandboxNote />
      </Stack>
    </Page>
  );
}
