import { ApiError } from '@sanchay/api-client';
import type { FakeAnswers } from '@sanchay/api-client/testing';
import type { CallReply } from '@sanchay/contracts';
import { startI18n } from '@sanchay/i18n';
import { QueryClientProvider, queryClient } from '@sanchay/remote-kit/query';
import { BehaviourContext } from '@sanchay/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../../testing/renderInShell.tsx';
import { addSupportMessages } from '../../chat/supportMessages.ts';
import { addRuleMessages } from './ruleMessages.ts';
import { StaffRules } from './StaffRules.tsx';

type Kind = CallReply<'staffRuleKind'>['data'];

const form = { type: 'number', unit: 'percent', minimum: 0, maximum: 100 };
const rule: Kind['rules'][number] = {
  ...{ rule_id: 'stamp-duty-2020', version: 7, scope: '', state: 'in_force', value: 0.005, confidence: 'H' },
  ...{ applies_from: '2020-07-01', applies_to: null, source: 'Indian Stamp Act as amended' },
};
const change: Kind['changes'][number] = {
  ...{ id: 'c-1', kind: 'stamp_duty', rule_id: 'stamp-duty-2027-04-01', removes: false, added: true },
  ...{
    applies_from: '2027-04-01',
    applies_to: null,
    value: 0.01,
    source: 'Finance Act 2027',
    confidence: 'M',
  },
  ...{ reason: 'Duty raised', corrects_past: false, proposed_by: 'Sunita Rao', own: false },
  ...{ proposed_at: '2026-11-20T04:30:00Z', decision: null, decided_by: null, decided_at: null, note: '' },
  ...{ obstacle: null, first_day: '2027-04-01' },
  alters: [{ rule_id: 'stamp-duty-2020', applies_from: '2020-07-01', applies_to: '2027-03-31' }],
};
const kind: Kind = {
  ...{ on: '2026-11-20', kind: 'stamp_duty', form, rules: [rule], changes: [change] },
  versions: [
    {
      ...{ ...rule, removed: false, origin: 'release', recorded_at: '2026-11-01T03:30:00Z' },
      ...{ proposed_by: null, approved_by: null, reason: null },
    },
  ],
};
const success = <T,>(data: T) => ({ status: 'success', data });

async function open(id: string | null, answers: FakeAnswers = {}) {
  await startI18n({ language: 'en' });
  await addSupportMessages();
  await addRuleMessages();
  return renderInShell(
    <BehaviourContext value={{ repeatClickGuard: 0 }}>
      <QueryClientProvider client={queryClient}>
        <StaffRules id={id} />
      </QueryClientProvider>
    </BehaviourContext>,
    {
      answers: {
        staffRules: success({
          ...{ on: '2026-11-20', fault: null },
          kinds: [
            { kind: 'cess', waiting: 0, form, rules: [{ ...rule, value: 4 }] },
            { kind: 'stamp_duty', waiting: 1, form, rules: [rule] },
          ],
        }),
        staffRuleKind: success(kind),
        ...answers,
      },
    },
  );
}
const button = (name: string) => screen.findByRole('button', { name });

test('I5 · the list shows the value in force of each kind, those that wait for approval first', async () => {
  await open(null);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/staff/rules/stamp_duty',
    '/staff/rules/cess',
  ]);
  expect(links[0]).toHaveTextContent('Stamp duty0.005%1 pending');
  expect(screen.getByText('Choose a rule')).toBeVisible();
});

test('I5 · rules that the product cannot use are reported on the list', async () => {
  await open(null, {
    staffRules: success({ on: '2026-11-20', fault: 'cess: cess-2018 has a value out of form', kinds: [] }),
  });
  expect(await screen.findByText(/The latest rules couldn't be loaded.*cess-2018/)).toBeVisible();
});

test('I5 · a kind shows its rule with source and confidence, what waits, what it ends, and its history', async () => {
  await open('stamp_duty');
  expect(await screen.findByText('New rule')).toBeVisible();
  expect(screen.getByText('0.01%')).toBeVisible();
  expect(screen.getByText('Finance Act 2027')).toBeVisible();
  expect(document.body).not.toHaveTextContent('stamp-duty-20');
  expect(screen.getByText('The existing rule will apply from 1 Jul 2020 to 31 Mar 2027.')).toBeVisible();
  expect(screen.getByText('In force')).toBeVisible();
  expect(screen.getAllByText('High: primary source or two sources')[0]).toBeVisible();
  await userEvent.click(screen.getByText('History'));
  expect(screen.getByText(/Added by a release/)).toBeVisible();
});

test('I5 · a new value is proposed with its days, source and reason, and then waits for another member of staff', async () => {
  const proposeRuleChange = jest.fn(() => success({ ...change, own: true }) as never);
  await open('stamp_duty', { proposeRuleChange });
  await userEvent.click(await button('Propose a new value'));
  await userEvent.type(screen.getByLabelText('Start date'), '2027-04-01');
  const value = screen.getByRole('textbox', { name: 'Value' });
  await userEvent.clear(value);
  await userEvent.type(value, '0.02');
  await userEvent.type(screen.getByLabelText('Source'), 'Finance Act 2027');
  await userEvent.type(screen.getByLabelText('Reason'), 'Raised');
  await userEvent.click(await button('Submit for approval'));
  await waitFor(() => expect(proposeRuleChange).toHaveBeenCalledTimes(1));
  expect(proposeRuleChange).toHaveBeenCalledWith(
    expect.objectContaining({
      params: { kind: 'stamp_duty' },
      body: {
        ...{ rule_id: null, base_version: null, applies_from: '2027-04-01', applies_to: null, value: 0.02 },
        ...{ source: 'Finance Act 2027', confidence: 'H', reason: 'Raised', corrects_past: false },
      },
    }),
  );
  expect(await screen.findByText(/Submitted. It applies once another reviewer approves it/)).toBeVisible();
});

test('I5 · a rule that has begun is corrected only with the box that confirms it, and names its version', async () => {
  const proposeRuleChange = jest.fn(() => success(change) as never);
  await open('stamp_duty', { proposeRuleChange });
  await userEvent.click(await button('Correct this rule'));
  await userEvent.click(screen.getByLabelText('Correct a past period'));
  await userEvent.type(screen.getByLabelText('Reason'), 'Misprint');
  await userEvent.click(await button('Submit for approval'));
  await waitFor(() => expect(proposeRuleChange).toHaveBeenCalledTimes(1));
  expect(proposeRuleChange).toHaveBeenCalledWith(
    expect.objectContaining({
      body: expect.objectContaining({
        ...{ rule_id: 'stamp-duty-2020', base_version: 7, corrects_past: true, value: 0.005 },
      }) as unknown,
    }),
  );
});

test('I5 · a refusal is shown at its field and above the form, which retains the typed text', async () => {
  const text = 'Another rule already applies on some of these days.';
  await open('stamp_duty', {
    proposeRuleChange: () =>
      Promise.reject(
        new ApiError({
          ...{ kind: 'validation', code: 'rule_overlap', message: text, errors: { applies_from: [text] } },
        }),
      ),
  });
  await userEvent.click(await button('Propose a new value'));
  await userEvent.type(screen.getByLabelText('Reason'), 'Raised');
  await userEvent.click(await button('Submit for approval'));
  expect(await screen.findAllByText(text)).toHaveLength(2);
  expect(screen.getByLabelText('Reason')).toHaveValue('Raised');
});

test('I5 · another member of staff approves or rejects; the author can only withdraw', async () => {
  const decideRuleChange = jest.fn(() => success(change) as never);
  const { unmount } = await open('stamp_duty', { decideRuleChange });
  await userEvent.click(await button('Approve'));
  await waitFor(() => expect(decideRuleChange).toHaveBeenCalledTimes(1));
  expect(decideRuleChange).toHaveBeenCalledWith(
    expect.objectContaining({ params: { id: 'c-1' }, body: { decision: 'approve' } }),
  );
  unmount();
  queryClient.clear();
  await open('stamp_duty', { staffRuleKind: success({ ...kind, changes: [{ ...change, own: true }] }) });
  expect(await button('Withdraw')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('I5 · a change that is out of date, and one that corrects the past, are labelled as such', async () => {
  await open('stamp_duty', {
    staffRuleKind: success({
      ...kind,
      changes: [{ ...change, obstacle: 'rule_change_stale', corrects_past: true, first_day: '2020-07-01' }],
    }),
  });
  expect(await screen.findByText(/The rules have changed since this was proposed/)).toBeVisible();
  expect(screen.getByText(/This is a backdated correction from 1 Jul 2020/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Reject' })).toBeVisible();
});
