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
import { StaffKycReview } from './StaffKycReview.tsx';

type Form = CallReply<'staffKyc'>['data'];

const queue: CallReply<'staffKycQueue'> = {
  status: 'success',
  data: [
    {
      ...{ id: 'form-1', name: 'Nila Varma', flags: ['name_differs', 'in_person'], attempt: 2 },
      waiting_since: '2026-11-20T10:00:00+05:30',
    },
  ],
};

const form: Form = {
  ...{ id: 'form-1', name: 'Nila Varma', pan: 'NAMPV1234K', date_of_birth: '1991-08-15', attempt: 2 },
  ...{ flags: ['name_differs'], decision: null, approvals: 0, waiting_since: '2026-11-20T10:00:00+05:30' },
  record: {
    ...{ id: 'k-1', position: 1, name: 'Nila Varma', date_of_birth: '••/••/1991', pan: '••••••234K' },
    ...{ residence_status: 'resident_individual', kyc_source: null, kra_kyc_mode: null, kra_ipv_flag: null },
    ...{ gold_provider_status: null, PAN_kyc_status: 0, kyc_form_check_status: 2, esign_status: 'signed' },
    ...{
      registry_status: 'validated',
      allowed: 'nowhere',
      status_text: 'KYC is validated.',
      allowed_text: '',
    },
    name_match: {
      ...{ score: 50, ours: 'NILA VARMA', theirs: 'NILA PRABHAKAR' },
      ...{ only_ours: ['VARMA'], only_theirs: ['PRABHAKAR'] },
    },
    ...{ date_of_birth_matches: true, rejection: null, in_review: true, missing: [], ipv_id: null },
    ...{ revision: 7, checked_at: null },
    documents: [
      {
        ...{ id: 'd-1', kind: 'selfie', width: 4, height: 4, bytes: 9 },
        uploaded_at: '2026-11-20T04:30:00Z',
      },
    ],
  },
};
const picture = new Uint8Array([0xff, 0xd8, 0xff]);

async function open(id: string | null, answers: FakeAnswers = {}) {
  await startI18n({ language: 'en' });
  await addSupportMessages();
  return renderInShell(
    <BehaviourContext value={{ repeatClickGuard: 0 }}>
      <QueryClientProvider client={queryClient}>
        <StaffKycReview id={id} />
      </QueryClientProvider>
    </BehaviourContext>,
    {
      answers: {
        staffKycQueue: queue,
        staffKyc: { status: 'success', data: form },
        staffKycDocument: picture,
        ...answers,
      },
    },
  );
}
const accept = () => screen.findByRole('button', { name: 'Approve and send to KRA' });

test('O4 · the queue shows who waits, what to look at, and leads to the form', async () => {
  await open(null);
  const link = await screen.findByRole('link', { name: /Nila Varma/ });
  expect(link).toHaveAttribute('href', '/staff/kyc/form-1');
  expect(link).toHaveTextContent('Name differs · In-person verification');
  expect(link).toHaveTextContent('Attempt 2');
  expect(screen.getByText('Select a form')).toBeVisible();
});

test('O4 · an empty queue is shown as empty', async () => {
  await open(null, { staffKycQueue: { status: 'success', data: [] } });
  expect(await screen.findByText('No forms to review.')).toBeVisible();
});

test('O4 · the form shows the answers beside the pictures, and that each view is recorded', async () => {
  await open('form-1');
  await accept();
  expect(screen.getByText('NAMPV1234K')).toBeVisible();
  expect(screen.getByText('NILA PRABHAKAR (50%)')).toBeVisible();
  expect(screen.getByText('Validated')).toBeVisible();
  expect(screen.getByText(/logged with your name/)).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Selfie' })).toBeVisible();
});

test('O4 · accepting sends the revision that was looked at', async () => {
  const decideKyc = jest.fn(() => ({ status: 'success', data: {} }) as never);
  await open('form-1', { decideKyc });
  await userEvent.click(await accept());
  await waitFor(() => expect(decideKyc).toHaveBeenCalledTimes(1));
  expect(decideKyc).toHaveBeenCalledWith(
    expect.objectContaining({ params: { id: 'form-1' }, body: { decision: 'accept', revision: 7 } }),
  );
});

test('O4 · a form goes back only with a reason, which travels with the note', async () => {
  const decideKyc = jest.fn(() => ({ status: 'success', data: {} }) as never);
  await open('form-1', { decideKyc });
  await accept();
  const back = screen.getByRole('button', { name: 'Send back' });
  await userEvent.click(back);
  expect(screen.getByText('Select a reason, so the customer knows what to correct.')).toBeVisible();
  expect(decideKyc).not.toHaveBeenCalled();
  await userEvent.selectOptions(screen.getByLabelText('Reason for sending back'), 'photo_unclear');
  await userEvent.type(screen.getByLabelText('Note to the customer'), 'Too dark.');
  await userEvent.click(back);
  await waitFor(() => expect(decideKyc).toHaveBeenCalledTimes(1));
  expect(decideKyc).toHaveBeenCalledWith(
    expect.objectContaining({
      body: { decision: 'reject', reason: 'photo_unclear', note: 'Too dark.', revision: 7 },
    }),
  );
});

test('O4 · a decision that another reviewer made first is reported, and the form is fetched in its current state', async () => {
  const { client } = await open('form-1', {
    decideKyc: () =>
      Promise.reject(new ApiError({ kind: 'conflict', code: 'kyc_changed', message: 'Changed meanwhile.' })),
  });
  await userEvent.click(await accept());
  expect(
    await screen.findByText("This form was updated by someone else. You're seeing the latest version."),
  ).toBeVisible();
  expect(screen.getByText('NAMPV1234K')).toBeVisible();
  await waitFor(() => expect(client.calls.filter(({ name }) => name === 'staffKyc')).toHaveLength(2));
});

test('O4 · a decided form cannot be decided again', async () => {
  await open('form-1', { staffKyc: { status: 'success', data: { ...form, decision: 'rejected' } } });
  expect(await screen.findByText('Sent back to the customer.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send back' })).toBeNull();
});
