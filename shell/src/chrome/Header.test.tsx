import type { NavEntry, NavGroup } from '@sanchay/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../testing/renderInShell.tsx';
import { Header } from './Header.tsx';

const entry = (en: string, to: string, order: number, group?: NavGroup): NavEntry => ({
  label: { en, hi: `हि ${en}` },
  to,
  place: 'header',
  order,
  ...(group && { group }),
});
const NAV = [
  entry('Insurance', '/insurance', 60),
  entry('Mutual funds', '/mutual-funds', 10, 'invest'),
  entry('Gold', '/gold', 20, 'invest'),
  entry('Calculators', '/calculators', 40, 'plan'),
];
const show = (loggedIn = false, userFetched = true) =>
  renderInShell(<Header />, {
    routes: ['/gold'],
    nav: NAV,
    session: { loggedIn, userFetched },
    answers: {
      portfolioList: { status: 'success', data: [] },
      managedAccounts: { status: 'success', data: [] },
    },
  });
const main = () => screen.getByRole('navigation', { name: 'Main' });
const menu = (name: string) => within(main()).getByText(name).closest('details')!;

beforeEach(() => globalThis.history.replaceState(null, '', '/gold'));

test('S5 · menus hold the registry’s entries by group, in their order, and mark where one is', async () => {
  await show();
  expect(
    within(menu('Invest'))
      .getAllByRole('link', { hidden: true })
      .map((link) => link.textContent),
  ).toEqual(['Mutual funds', 'Gold']);
  expect(menu('Invest')).toHaveAttribute('data-current');
  expect(menu('Plan')).not.toHaveAttribute('data-current');
  expect(within(menu('Invest')).getByRole('link', { name: 'Gold', hidden: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(within(main()).getByRole('link', { name: 'Insurance' })).toHaveAttribute('href', '/insurance');
});

test('S18 · entries of kinds of assets have an icon in the menus, others have none', async () => {
  await show();
  const icons = (name: string) =>
    within(main()).getByRole('link', { name, hidden: true }).querySelectorAll('svg[aria-hidden="true"]')
      .length;
  expect([icons('Mutual funds'), icons('Gold'), icons('Calculators')]).toEqual([1, 1, 0]);
});

test('S5 · a menu toggles, and Escape, a press elsewhere and the focus leaving close it', async () => {
  await show();
  const summary = within(main()).getByText('Invest').closest('summary')!;
  const toggle = () => userEvent.click(summary);
  await toggle();
  expect(menu('Invest').open).toBe(true);
  await toggle();
  expect(menu('Invest').open).toBe(false);
  await toggle();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(menu('Invest').open).toBe(false);
  expect(summary).toHaveFocus();
  await toggle();
  fireEvent.click(document.body);
  expect(menu('Invest').open).toBe(false);
  await toggle();
  fireEvent.focusIn(screen.getByRole('link', { name: 'Log in' }));
  expect(menu('Invest').open).toBe(false);
  await toggle();
  fireEvent.focusIn(within(menu('Invest')).getByRole('link', { name: 'Gold' }));
  expect(menu('Invest').open).toBe(true);
});

test('S5 · the narrow menu has every entry too', async () => {
  await show();
  const narrow = screen.getByRole('navigation', { name: 'Menu', hidden: true });
  expect(
    within(narrow)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/mutual-funds', '/gold', '/calculators', '/insurance']);
});

test('S1 · neither header is chosen before the attempt to fetch the user', async () => {
  await show(true, false);
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Cart' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});

test('S5 · a signed-in user has home and portfolio before the menus, and the cart', async () => {
  await show(true);
  const own = within(main())
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(own.slice(0, 2)).toEqual(['Home', 'Portfolio']);
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

test('S6 · a letter in the field, a press on it and / open the search; / in a field is a letter', async () => {
  await show();
  const field = screen.getByRole('searchbox', { name: 'Search' });
  const here = () => globalThis.location.search;
  const close = () => {
    globalThis.history.replaceState(null, '', '/gold');
    globalThis.dispatchEvent(new PopStateEvent('popstate'));
  };
  fireEvent.keyDown(field, { key: '/' });
  expect(here()).toBe('');
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
  expect(here()).toBe('');
  fireEvent.keyDown(document.body, { key: '/' });
  expect(here()).toBe('?searchTerm=');
  close();
  fireEvent.input(field, { target: { value: 'ax' } });
  expect(here()).toBe('?searchTerm=ax');
  close();
  expect(field).toHaveValue('');
  fireEvent.click(field);
  expect(here()).toBe('?searchTerm=');
  close();
  const form = field.closest('form')!;
  expect([form.method, new URL(form.action).pathname, field.getAttribute('name')]).toEqual([
    'get',
    '/mutual-funds/all',
    'q',
  ]);
});

test.each([
  ['/login?next=%2Fcart', '/login?next=%2Fcart', '/signup?next=%2Fcart'],
  ['/signup?next=%2Fgold%3Fa%3D1', '/login?next=%2Fgold%3Fa%3D1', '/signup?next=%2Fgold%3Fa%3D1'],
  ['/login', '/login', '/signup'],
  ['/gold?next=%2Fcart', '/login', '/signup'],
])('O1 · at %s login and sign-up lead on to the page that was wanted', async (address, login, signup) => {
  globalThis.history.replaceState(null, '', address);
  await show();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', login);
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', signup);
});
