import { ApiError } from '@sanchay/api-client';
import type { FakeAnswers } from '@sanchay/api-client/testing';
import type { Goal } from '@sanchay/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aGoal } from '../testing/goals.ts';
import { openAt, signedIn } from '../testing/openAt.ts';

const reply = (goals: readonly Goal[]) =>
  ({ status: 'success', data: { as_of: '2026-11-20', goals } }) as FakeAnswers['goals'];
const asset = aGoal().holdings[0]!;
const assets = (goal: { id: string; name: string } | null = null) =>
  ({ status: 'success', data: [{ ...asset, goal }] }) as FakeAnswers['goalAssets'];
const open = (path: string, answers: FakeAnswers) =>
  openAt(path, { goals: reply([]), goalAssets: assets(), ...answers }, { session: signedIn() });
const bodyOf = (client: { calls: { name: string; options?: unknown }[] }, call: string) =>
  (client.calls.find(({ name }) => name === call)?.options as { body: unknown } | undefined)?.body;

beforeEach(() => sessionStorage.clear());

describe('I9 list of goals', () => {
  test('I9 · without a goal it offers the eight kinds', async () => {
    await open('/goals/plan', {});
    expect(await screen.findByText(/^You have no goals yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Retirement' })).toHaveAttribute(
      'href',
      '/goals/plan/retirement',
    );
    expect(screen.getAllByRole('link')).toHaveLength(8);
  });

  test('I9 · each goal has its date, what is funded and how it stands', async () => {
    await open('/goals/plan', { goals: reply([aGoal(), aGoal({ id: 'g2', state: 'on_track' })]) });
    const rows = within(await screen.findByRole('table', { name: 'Goals' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('New carBy 20 Nov 2031₹10,21,02510% Behind');
    expect(rows[2]).toHaveTextContent('On track');
    expect(within(rows[1]!).getByRole('link')).toHaveAttribute('href', '/goals/plan/g1');
  });
});

describe('I9 new goal', () => {
  test('I9 · it begins with the answers of the public planner and saves what is typed', async () => {
    const { client, visited } = await open('/goals/plan/car?cost=900000&years=4&inflation=6&rate=8', {
      createGoal: { status: 'success', data: aGoal({ id: 'g9' }) },
    });
    expect(await screen.findByLabelText('Cost today')).toHaveValue('9,00,000');
    await userEvent.type(screen.getByLabelText('Monthly amount (optional)'), '10000');
    await userEvent.click(screen.getByLabelText(/Parvat Flexi Cap/));
    await userEvent.click(screen.getByRole('button', { name: 'Save goal' }));
    expect(bodyOf(client, 'createGoal')).toEqual({
      ...{ handle: 'car', name: 'Car', cost: 900_000, target_date: '2030-11-20', monthly: 10_000 },
      ...{ inflation_percentage: 6, return_percentage: 8 },
      holdings: [{ source: 'sanchay', asset: 'mutual_fund', id: 'LFAG-GR' }],
    });
    expect(visited).toEqual(['/goals/plan/g9']);
  });

  test('I9 · what was typed before the session expired is there again, until it is saved', async () => {
    const at = '/goals/plan/car';
    const before = await open(at, {});
    await userEvent.type(await screen.findByLabelText('Monthly amount (optional)'), '9000');
    before.unmount();
    const again = await open(at, { createGoal: { status: 'success', data: aGoal() } });
    expect(await screen.findByLabelText('Monthly amount (optional)')).toHaveValue('9,000');
    await userEvent.click(screen.getByRole('button', { name: 'Save goal' }));
    await waitFor(() => expect(again.visited).toHaveLength(1));
    again.unmount();
    await open(at, {});
    expect(await screen.findByLabelText('Monthly amount (optional)')).toHaveValue('');
  });

  test('I9 · numbers of the address that are none or too large give way to the example', async () => {
    await open('/goals/plan/car?cost=lots&years=900&inflation=99&rate=-1', {});
    expect(await screen.findByLabelText('Cost today')).toHaveValue('8,00,000');
    expect(screen.getByLabelText('Target date')).toHaveValue('2031-11-20');
    expect(screen.getByLabelText('Inflation a year')).toHaveValue('5');
  });

  test('I9 · the projection follows what is typed, and waits for missing figures', async () => {
    await open('/goals/plan/car', {});
    const card = async () => (await screen.findByRole('heading', { name: 'Projection' })).closest('section')!;
    expect(await card()).toHaveTextContent('Target amount₹10,21,025');
    const cost = screen.getByLabelText('Cost today');
    await userEvent.clear(cost);
    expect(await card()).toHaveTextContent('Complete the form to see the projection.');
    await userEvent.click(screen.getByRole('button', { name: 'Save goal' }));
    expect(screen.getByText('Fill in this field.')).toBeVisible();
  });

  test('I9 · a monthly amount that is no number is not saved as none', async () => {
    const { client } = await open('/goals/plan/car', {
      createGoal: { status: 'success', data: aGoal({ id: 'g9' }) },
    });
    const monthly = await screen.findByLabelText('Monthly amount (optional)');
    await userEvent.type(monthly, '10.555');
    await userEvent.click(screen.getByRole('button', { name: 'Save goal' }));
    expect(monthly).toBeInvalid();
    expect(client.calls.filter(({ name }) => name === 'createGoal')).toEqual([]);
  });

  test('I9 · a holding of another goal cannot be chosen, and a refusal keeps what was typed', async () => {
    await open('/goals/plan/house', {
      goalAssets: assets({ id: 'g1', name: 'New car' }),
      createGoal: () => {
        throw new ApiError({
          kind: 'validation',
          httpStatus: 422,
          code: 'goal_wrong',
          message: 'Correct the highlighted fields.',
          errors: { target_date: ['Enter a date within 60 years.'] },
        });
      },
    });
    expect(await screen.findByLabelText(/Parvat Flexi Cap/)).toBeDisabled();
    expect(screen.getByText('Assigned to New car')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Goal name'));
    await userEvent.type(screen.getByLabelText('Goal name'), 'Flat');
    await userEvent.click(screen.getByRole('button', { name: 'Save goal' }));
    expect(await screen.findByText('Enter a date within 60 years.')).toBeVisible();
    expect(screen.getByLabelText('Goal name')).toHaveValue('Flat');
  });
});

describe('I9 saved goal', () => {
  test('I9 · it shows progress, shortfall, holdings and the next step', async () => {
    await open('/goals/plan/g1', { goals: reply([aGoal()]) });
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '10');
    expect(screen.getByText('₹5,19,210')).toBeVisible();
    expect(screen.getByText('Behind')).toBeVisible();
    expect(screen.getByText(/Raise the monthly amount from ₹5,000 to ₹12,211/)).toBeVisible();
    expect(screen.getByRole('table', { name: 'Assigned holdings' })).toHaveTextContent('Parvat Flexi Cap');
    const way = within(screen.getByRole('region', { name: 'Projection by year' }));
    await userEvent.click(way.getByText('Table'));
    expect(way.getAllByRole('row')).toHaveLength(7);
  });

  test('I9 · a change states the version that it changes, and deleting can be undone', async () => {
    const { client, visited } = await open('/goals/plan/g1', {
      goals: reply([aGoal()]),
      goalAssets: assets({ id: 'g1', name: 'New car' }),
      changeGoal: { status: 'success', data: aGoal({ version: 2 }) },
      removeGoal: { status: 'success' },
      createGoal: { status: 'success', data: aGoal() },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit goal' }));
    expect(await screen.findByLabelText(/Parvat Flexi Cap/)).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Save goal' }));
    expect(bodyOf(client, 'changeGoal')).toMatchObject({ version: 1, cost: 800_000 });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete goal' }));
    expect(visited.at(-1)).toBe('/goals/plan');
  });

  test('I9 · a change that was typed before the session expired is there again, until it is cancelled', async () => {
    const answers = { goals: reply([aGoal()]) };
    const before = await open('/goals/plan/g1', answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit goal' }));
    await userEvent.type(await screen.findByLabelText('Goal name'), ', red');
    before.unmount();
    const again = await open('/goals/plan/g1', answers);
    expect(await screen.findByLabelText('Goal name')).toHaveValue('New car, red');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    again.unmount();
    await open('/goals/plan/g1', answers);
    expect(await screen.findByRole('button', { name: 'Edit goal' })).toBeVisible();
  });

  test('I9 · after a change of another tab its values are loaded, and what was typed stays', async () => {
    let isChanged = false;
    const changed = aGoal({ version: 2, monthly: 12_345 });
    const { client } = await open('/goals/plan/g1', {
      goals: () => reply([isChanged ? changed : aGoal()]) as never,
      changeGoal: () => {
        if (isChanged) return { status: 'success', data: changed };
        isChanged = true;
        throw new ApiError({
          ...{ kind: 'validation', httpStatus: 409, code: 'goal_changed', message: 'This goal was changed.' },
        });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit goal' }));
    await userEvent.type(await screen.findByLabelText('Goal name'), ', red');
    await userEvent.click(screen.getByRole('button', { name: 'Save goal' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Load the change' }));
    expect(await screen.findByText(/^The change is loaded/)).toBeVisible();
    expect(screen.getByLabelText('Monthly amount (optional)')).toHaveValue('12,345');
    await waitFor(() => {
      screen.getByRole('button', { name: 'Save goal' }).click();
      const sent = client.calls.filter(({ name }) => name === 'changeGoal').at(-1)!.options;
      expect(sent).toMatchObject({ body: { name: 'New car, red', monthly: 12_345, version: 2 } });
    });
  });

  test('I9 · an unknown goal is a missing page', async () => {
    await open('/goals/plan/unknown', {});
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit goal' })).toBeNull();
  });
});
