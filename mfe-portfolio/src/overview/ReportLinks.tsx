import { useMessages } from '@sanchay/i18n';
import { Card, Text, TextLink } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { MESSAGES } from '../messages.ts';

/** Reports, each with its title and what it shows. */
const REPORTS = [
  { path: '/reports/capital-gains', title: 'gains.title', what: 'report.gains' },
  { path: '/reports/income', title: 'income.title', what: 'report.income' },
  { path: '/reports/elss-report', title: 'elss.title', what: 'report.elss' },
  { path: '/reports/transactions', title: 'tx.title', what: 'report.transactions' },
  { path: '/reports/holdings', title: 'day.title', what: 'report.holdings' },
] as const;

/** Other pages with more about the portfolio. */
const PAGES = [
  { path: '/portfolio/analysis', title: 'analysis.title', what: 'report.analysis' },
  { path: '/portfolio/other-assets', title: 'other.title', what: 'report.other' },
] as const;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
  gap: var(--space-4) var(--space-5);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Pages with more about the portfolio, its reports among them. */
export function ReportLinks() {
  const { t } = useMessages(MESSAGES);
  return (
    <Card title={t('report.list')}>
      <PageList pages={[...PAGES, ...REPORTS]} />
    </Card>
  );
}

/** The reports alone. */
export function ReportList() {
  return (
    <Card>
      <PageList pages={REPORTS} />
    </Card>
  );
}

function PageList({ pages }: { pages: readonly { path: string; title: string; what: string }[] }) {
  const { t } = useMessages(MESSAGES);
  return (
    <List data-cards>
      {pages.map(({ path, title, what }) => (
        <li key={path}>
          <TextLink href={path}>{t(title)}</TextLink>
          <Text size="label">{t(what)}</Text>
        </li>
      ))}
    </List>
  );
}
