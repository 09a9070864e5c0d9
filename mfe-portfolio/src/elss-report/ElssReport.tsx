import { client } from '@sanchay/api-client';
import { ELSS_FILES, type ElssReport as Report } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { OwnerOnly, useCall, usePageTitle } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { EmptyState, Heading, LinkButton, Page, Row, Stack, Text } from '@sanchay/ui';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { MESSAGES } from '../messages.ts';
import { Answer } from '../read/Answer.tsx';
import { Downloads } from '../read/Downloads.tsx';
import { YearField } from '../read/YearField.tsx';
import { yearOf } from '../read/yearOf.ts';
import { DeductionCard } from './DeductionCard.tsx';
import { Investments } from './Investments.tsx';
import { EarlierUnits } from './EarlierUnits.tsx';
import { UnlockCalendar } from './UnlockCalendar.tsx';

/** `/reports/elss-report`: ELSS investments by financial year for section 80C, and when their units unlock. */
export function ElssReport() {
  const { t } = useMessages(MESSAGES);
  const [address, setAddress] = useSearchParams();
  const report = useCall('elssReport', { query: yearOf(address) }, { keepPrevious: true });
  usePageTitle(t('elss.title'));
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{t('elss.title')}</Heading>
          <Text>{t('elss.lead')}</Text>
        </Stack>
        <Answer of={report} skeleton={<TotalsSkeleton />}>
          {({ data }) => <Found report={data} onYear={(year) => setAddress({ year })} />}
        </Answer>
        <SandboxNote />
      </Stack>
    </Page>
  );
}

function Found({ report, onYear }: { report: Report; onYear: (year: string) => void }) {
  const { t } = useMessages(MESSAGES);
  const { financial_year: year, years } = report;
  return (
    <>
      <Row justify="between" align="end" gap={4} wrap>
        <YearField year={year} years={years.map((one) => one.financial_year)} onChange={onYear} />
        <Downloads
          files={ELSS_FILES.map((file) => ({
            id: file,
            label: t(`elss.file.${file}`),
            name: file === 'unlocks.csv' ? 'elss-unlocks.csv' : nameOf(file, year),
            load: () => client.call('elssFile', { params: { file }, query: { year } }),
          }))}
        />
      </Row>
      {report.investments.length === 0 ? (
        <EmptyState
          title={t('elss.none', { year })}
          action={
            <OwnerOnly quiet orPreparing>
              <LinkButton variant="secondary" href="/mutual-funds/all?category=Equity&sub_category=ELSS">
                {t('elss.explore')}
              </LinkButton>
            </OwnerOnly>
          }
        >
          {t('elss.noneWhat')}
        </EmptyState>
      ) : (
        <>
          <DeductionCard report={report} />
          <Investments key={year} report={report} />
        </>
      )}
      {report.unlocks.length > 0 && <UnlockCalendar report={report} />}
      {report.earlier.length > 0 && <EarlierUnits units={report.earlier} />}
    </>
  );
}

function nameOf(file: string, year: string): string {
  const named = file.startsWith('elss') ? file : `elss-${file}`;
  return named.replace('.', `-${year}.`);
}
