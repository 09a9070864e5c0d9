import { ACCOUNT_TASK_KINDS, COMPLETION_ACTIONS, SETUP_TASK_KINDS, TASK_ACTIONS } from '@sanchay/contracts';
import { translate } from '@sanchay/i18n';
import { screen, within } from '@testing-library/react';
import { openPortfolio } from '../testing/openPortfolio.ts';
import { asha, aTask, tasksReply } from '../testing/samples.ts';
import { MESSAGES } from '../messages.ts';

const card = async () => within(await screen.findByRole('region', { name: 'To do' }));
const values = { amount: 1000, count: 1, limit: 3, date: '2026-12-05', next_date: '2027-01-05' };
const session = (state: number) => ({
  ...{ loggedIn: true, userFetched: true },
  user: { ...asha, onboarding_state: state },
});
const open = (tasks: Parameters<typeof tasksReply>[0], setup: Parameters<typeof tasksReply>[1] = null) =>
  openPortfolio('/dashboard', {
    answers: { tasks: tasksReply(tasks, setup) },
    session: session(setup ? 0 : 13),
  });

test('P1 · with nothing open the card shows that nothing is pending', async () => {
  await open([]);
  expect(await (await card()).findByText("You're all caught up")).toBeVisible();
});

test('P1 · with something in progress the card does not report that all is done', async () => {
  await open([aTask('payment_pending', { state: 'waiting', amount: 30_000 })]);
  const list = await card();
  expect(await list.findByText('Payment of ₹30,000 in progress')).toBeVisible();
  expect(list.getByText('In progress')).toBeVisible();
  expect(list.queryByText("You're all caught up")).not.toBeInTheDocument();
});

test('I5 · a failed debit shows the reason and what happens next, and offers to pay', async () => {
  await open([
    aTask('instalment_failed', {
      ...values,
      name: 'Parvat Flexi Cap Fund Direct Growth',
      reason: 'Your bank declined the debit. No money was taken.',
      actions: [
        { action: 'pay_instalment', href: '/mutual-funds/fund/parvat-flexi-cap?type=buy&amount=1000' },
        { action: 'view_plan', href: '/systematic/s-1' },
      ],
    }),
  ]);
  const list = await card();
  expect(await list.findByText('SIP of ₹1,000 not paid')).toBeVisible();
  expect(list.getByText('Parvat Flexi Cap, due on 5 Dec 2026.')).toBeVisible();
  expect(list.getByText('Reason: Your bank declined the debit. No money was taken.')).toBeVisible();
  expect(list.getByText('Next instalment: 5 Jan 2027.')).toBeVisible();
  expect(list.getByText('Missed 1 of 3: the SIP stops after 3 in a row.')).toBeVisible();
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/mutual-funds/fund/parvat-flexi-cap?type=buy&amount=1000',
    '/systematic/s-1',
  ]);
});

test('O8 · the setup stands first, with how far it is, each step with its own link and the later ones without', async () => {
  const setUp = { action: 'set_up', href: '/solo-setup' } as const;
  await open(
    [
      aTask('setup_open', { actions: [setUp] }),
      aTask('risk_missing', { state: 'later' }),
      aTask('bank_missing', { state: 'later' }),
    ],
    { done: 2, of: 7 },
  );
  const list = await card();
  expect(await list.findByText('Account setup: 2 of 7 steps done')).toBeVisible();
  expect(list.getByRole('link', { name: 'Continue setup' })).toHaveAttribute('href', '/solo-setup');
  expect(list.getByRole('link', { name: 'View all steps' })).toHaveAttribute('href', '/kyc');
  expect(list.getAllByRole('listitem').map((item) => within(item).queryAllByRole('link').length)).toEqual([
    1, 0, 0,
  ]);
  expect(list.getAllByText('Available after the steps above.')).toHaveLength(2);
});

test('O8 · a rejected form shows its reason', async () => {
  const actions = [{ action: 'correct_form', href: '/upload-pan-card?id=k-1' }] as const;
  await openPortfolio('/dashboard', {
    answers: {
      tasks: tasksReply([aTask('form_rejected', { actions: [...actions] })], { done: 4, of: 7 }),
      portfolioKyc: {
        status: 'success',
        data: [{ id: 'k-1', rejection: { text: 'The PAN card could not be read.', note: '' } }],
      } as never,
    },
    session: session(5),
  });
  const list = await card();
  expect(await list.findByText('The PAN card could not be read.')).toBeVisible();
  expect(list.getByText('KRA rejected your KYC form')).toBeVisible();
  expect(list.getByRole('link', { name: 'Correct and resubmit' })).toHaveAttribute(
    'href',
    '/upload-pan-card?id=k-1',
  );
});

test('S4 · a manager reads what is open and who can act on it', async () => {
  const user = { ...asha, managed_account: { owner_name: 'Asha Kulkarni', own_portfolio_id: 2 } };
  await openPortfolio('/dashboard', {
    answers: { tasks: tasksReply([aTask('sip_without_mandate', { count: 2 })]) },
    session: { loggedIn: true, userFetched: true, user },
  });
  const list = await card();
  expect(await list.findByText('2 SIPs have no active bank mandate.', { exact: false })).toBeVisible();
  expect(list.getByText('Only Asha Kulkarni can act on these.')).toBeVisible();
  expect(list.queryByRole('link')).not.toBeInTheDocument();
});

describe('texts', () => {
  test.each(['en', 'hi'] as const)('S19 · every task and action has its texts in %s', async (language) => {
    const actions = [...COMPLETION_ACTIONS, ...TASK_ACTIONS].map((action) => ({ action, href: '/x' }));
    const account = ACCOUNT_TASK_KINDS.flatMap((kind) =>
      [0, 1, 2].map((count) => aTask(kind, { ...values, id: `${kind}${count}`, count, name: 'N' })),
    );
    const all = [
      ...SETUP_TASK_KINDS.map((kind) => aTask(kind)),
      ...account,
      aTask('amount_due', { id: 'a', actions }),
    ];
    await openPortfolio('/dashboard', { answers: { tasks: tasksReply(all) }, language });
    const title = await screen.findByRole('heading', { name: translate(MESSAGES, 'tasks.title') });
    const list = title.closest('section')!;
    await within(list).findAllByRole('listitem');
    expect(list.textContent).not.toMatch(/(task|tasks|completion)\.[a-z_]+|\{\{|\}\}/);
  });
});
