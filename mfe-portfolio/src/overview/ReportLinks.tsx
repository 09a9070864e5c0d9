import { useMessages } from '@sanchay/i18n';
import { Card, Text, TextLink } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { MESSAGES } from '../messages.ts';

/** Pages with more about the portfolio, each with its title and what it shows. */
const PAGES = [
  { path: '/portfolio/analysis', title: 'analysis.title', what: 'report.analysis' },
  { path: '/portfolio/other-assets', title: 'other.title', what: 'report.other' },
  { path: '/reports/capital-gains', title: 'gains.title', what: 'report.gains' },
  { path: '/reports/income', title: 'income.title', what: 'report.income' },
  { path: '/reports/elss-report', title: 'elss.title', what: 'report.elss' },
  { path: '/reports/transactions', title: 'tx.title', what: 'report.transactions' },
  { path: '/reports/holdings', title: 'day.title', what: 'report.holdings' },
] as const;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
  gap: var(--space-4) var(--space-5);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The reports of the portfolio. */
export function ReportLinks() {
  const { t } = useMessages(MESSAGES);
  return (
    <Card title={t('report.list')}>
      <List data-cards>
        {PAGES.map(({ path, title, what }) => (
          <li key={path}>
            <TextLink href={path}>{t(title)}</TextLink>
            <Text size="label">{t(what)}</Text>
          </li>
        ))}
      </List>
    </Card>
  );
}
