import { client } from '@sanchay/api-client';
import { INCOME_FILES, type IncomeReport as Report } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource, useCall, usePageTitle } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Heading, Notice, Page, Row, Stack, Text } from '@sanchay/ui';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { MESSAGES } from '../messages.ts';
import { ClubbedNotice } from '../read/ClubbedNotice.tsx';
import { Answer } from '../read/Answer.tsx';
import { Downloads } from '../read/Downloads.tsx';
import { FinalNotice } from '../read/FinalNotice.tsx';
import { YearField } from '../read/YearField.tsx';
import { yearOf } from '../read/yearOf.ts';
import { DeductedTax } from './DeductedTax.tsx';
import { Dividends } from './Dividends.tsx';
import { ForeignAssets } from './ForeignAssets.tsx';
import { GoldPurchases } from './GoldPurchases.tsx';
import { IncomeTotals } from './IncomeTotals.tsx';
import { Interest } from './Interest.tsx';

/** `/reports/income`: dividends, interest, tax deducted, gold and foreign assets of a financial year. */
export function IncomeReport() {
  const { t } = useMessages(MESSAGES);
  const [address, setAddress] = useSearchParams();
  const report = useCall('incomeReport', { query: yearOf(address) }, { keepPrevious: true });
  usePageTitle(t('income.title'));
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{t('income.title')}</Heading>
          <Text>{t('income.lead')}</Text>
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
        <YearField year={year} years={years} onChange={onYear} />
        <Downloads
          files={INCOME_FILES.filter(
            (file) => file !== 'children.csv' || (report.clubbed?.length ?? 0) > 0,
          ).map((file) => ({
            id: file,
            label: t(`income.file.${file}`),
            name: file.replace('.', `-${year}.`),
            load: () => client.call('incomeFile', { params: { file }, query: { year } }),
          }))}
        />
      </Row>
      <Draft report={report} />
      <Clubbed report={report} />
      <IncomeTotals report={report} />
      <Interest report={report} />
      <Dividends report={report} />
      <DeductedTax report={report} />
      <GoldPurchases report={report} />
      <ForeignAssets report={report} />
    </>
  );
}

/** With whose income that of a child is taxed: in the report of the child, and in that of the parent. */
function Clubbed({ report: { clubbed_with: parent, clubbed = [] } }: { report: Report }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  return (
    <>
      {parent && (
        <Notice tone="info">
          {t('income.clubbedWith', { name: parent.name })} <RuleSource ids={[parent.rule_id]} />
        </Notice>
      )}
      {clubbed
        .filter(({ income }) => income !== 0)
        .map(({ portfolio_id: id, name, income, rule_id: rule, exemption }) => (
          <ClubbedNotice key={id} amount={income} {...{ rule, exemption }}>
            {t('income.clubbed', { name, income: format.rupees(income, { decimals: 2 }) })}
          </ClubbedNotice>
        ))}
    </>
  );
}

function Draft({ report }: { report: Report }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { reasons } = report;
  if (reasons.length === 0) return <FinalNotice year={report.financial_year} />;
  return (
    <Notice
      tone={reasons.some((reason) => reason !== 'year_running') ? 'warn' : 'info'}
      title={t('income.draft', { date: format.date(report.as_of) })}
      later
    >
      {reasons.map((reason) => t(`income.reason.${reason}`)).join(' ')}
    </Notice>
  );
}
