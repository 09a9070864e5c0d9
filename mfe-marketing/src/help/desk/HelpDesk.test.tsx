import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articles, openHelp } from '../testing/openHelp.tsx';

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('S20 · the help desk shows its categories; that of the page one came from stands first', async () => {
  await openHelp('/help?from=/gold/buy');
  expect(await screen.findByText('Help for the page you came from')).toBeVisible();
  expect(headings()).toEqual(['Digital gold', 'Mutual funds', 'Contact support']);
  expect(screen.getByRole('link', { name: 'What is exit load?' })).toHaveAttribute(
    'href',
    '/help/mutual-funds/exit-load',
  );
});

test('S20 · outside office hours the page shows when support is available', async () => {
  await openHelp('/help');
  expect(
    await screen.findByText(
      "Our team is available on business days, 9 am to 7 pm. We're available again from 23 Nov 2026, 9:00 am.",
    ),
  ).toBeVisible();
});

test('S20 · a search leads to its address, and what it finds stands above the categories', async () => {
  const { visited } = await openHelp('/help?from=/gold');
  await userEvent.type(await screen.findByRole('searchbox'), ' exit load {enter}');
  expect(visited).toEqual(['/help?q=exit+load&from=%2Fgold']);
});

test('S20 · answers to a question, and what to do when there is none', async () => {
  const { unmount } = await openHelp('/help?q=exit', { searchHelp: { status: 'success', data: articles } });
  const hits = within(await screen.findByRole('region', { name: 'Results for “exit”' }));
  expect(await hits.findByRole('link', { name: 'What is exit load?' })).toBeVisible();
  unmount();
  await openHelp('/help?q=zebra', { searchHelp: { status: 'success', data: [] } });
  expect(await screen.findByText('No results found')).toBeVisible();
});

test('S20 · a category lists its articles with their answers; an unknown one is missing', async () => {
  const { unmount } = await openHelp('/help/mutual-funds');
  expect(await screen.findByText('A charge for selling early.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create a ticket' })).toHaveAttribute(
    'href',
    '/help/tickets/new?category=mutual-funds',
  );
  unmount();
  await openHelp('/help/lottery');
  expect(await screen.findByText('404')).toBeVisible();
});
