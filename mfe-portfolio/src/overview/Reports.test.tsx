import { screen } from '@testing-library/react';
import { openPortfolio } from '../testing/openPortfolio.ts';

test('P4 · the list of reports leads to each of them and states what it shows', async () => {
  await openPortfolio('/reports', { answers: {} });
  expect(await screen.findByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/reports/capital-gains',
    '/reports/income',
    '/reports/elss-report',
    '/reports/transactions',
    '/reports/holdings',
  ]);
  expect(screen.getByText('Units, value and gain at the end of any day')).toBeVisible();
});
