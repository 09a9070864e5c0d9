import { ApiError } from '@sanchay/api-client';
import type { StepUpPurpose } from '@sanchay/contracts';
import { renderRemote, type RenderRemoteOptions } from '@sanchay/test-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useStepUp } from './useStepUp.tsx';

const sent = {
  status: 'success',
  data: { otp_ref: 'ref-1', resend_after: 0, sent_to: 'a•••@sanchay.example' },
};
const token = { status: 'success', data: { step_up: 'token-1', expires_at: '2026-11-21T10:05:00Z' } };

function Change({ purpose = 'bank' }: { purpose?: StepUpPurpose }) {
  const { ask, dialog } = useStepUp();
  const [answer, setAnswer] = useState('nothing');
  return (
    <>
      <button type="button" onClick={() => void ask(purpose).then((got) => setAnswer(String(got)))}>
        Change
      </button>
      <p>{`Token: ${answer}`}</p>
      {dialog}
    </>
  );
}

const open = async (answers: RenderRemoteOptions['answers'] = {}) => {
  const rendered = await renderRemote(Change, {
    name: 'mfe-test',
    messages: { en: async () => ({}), hi: async () => ({}) },
    answers: { startStepUp: sent, verifyStepUp: token, resendOtp: sent, ...answers },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  return rendered;
};
const refuse = (details: ConstructorParameters<typeof ApiError>[0]) => () => {
  throw new ApiError(details);
};

describe('the code that a change requires', () => {
  test('O1 · it is sent once as the dialog opens, and six digits give the token of the purpose', async () => {
    const { client } = await open();
    expect(await screen.findByText("We've sent an OTP to a•••@sanchay.example.")).toBeVisible();
    await userEvent.type(screen.getByLabelText('Enter the 6-digit OTP'), '123456');
    expect(await screen.findByText('Token: token-1')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(client.calls).toEqual([
      { name: 'startStepUp', options: { body: { purpose: 'bank' } } },
      { name: 'verifyStepUp', options: { body: { otp_ref: 'ref-1', code: '123456' } } },
    ]);
  });

  test('O1 · who turns back gets no token', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Token: null')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('O1 · a wrong code is reported at the field, and another can be sent', async () => {
    const text = 'Incorrect or expired OTP. Check the digits or request a new one.';
    const { client } = await open({
      verifyStepUp: refuse({ kind: 'refused', code: 'OTP_invalid', message: 'no' }),
    });
    await screen.findByText(/sent an OTP/);
    await userEvent.type(screen.getByLabelText('Enter the 6-digit OTP'), '000000');
    await waitFor(() =>
      expect(screen.getByLabelText('Enter the 6-digit OTP')).toHaveAccessibleDescription(text),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Resend OTP' }));
    expect(screen.getByLabelText('Enter the 6-digit OTP')).toHaveValue('');
    expect(client.calls.at(-1)).toEqual({ name: 'resendOtp', options: { body: { otp_ref: 'ref-1' } } });
  });

  test('O1 · a code that could not be sent is reported, and a new request starts over', async () => {
    let tries = 0;
    const { client } = await open({
      startStepUp: () => {
        tries += 1;
        if (tries > 1) return sent;
        throw new ApiError({ kind: 'network', message: 'We could not reach Sanchay.' });
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach Sanchay.');
    await userEvent.click(await screen.findByRole('button', { name: 'Resend OTP' }));
    expect(await screen.findByText(/sent an OTP/)).toBeVisible();
    expect(client.calls.map(({ name }) => name)).toEqual(['startStepUp', 'startStepUp']);
  });

  const byApp = { status: 'success', data: { otp_ref: 'ref-1', resend_after: 0, sent_to: null } };

  test('R6 · with an authenticator app its code is requested, and nothing is resent', async () => {
    const { client } = await open({ startStepUp: byApp });
    expect(await screen.findByText(/Open your authenticator app and enter the 6-digit code/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Resend/ })).toBeNull();
    await userEvent.type(screen.getByLabelText('Enter the 6-digit code'), '123456');
    expect(await screen.findByText('Token: token-1')).toBeVisible();
    expect(client.calls.at(-1)).toEqual({
      ...{ name: 'verifyStepUp', options: { body: { otp_ref: 'ref-1', code: '123456' } } },
    });
  });

  test('R6 · a recovery code takes the place of the app, and a wrong one is refused at its field', async () => {
    const { client } = await open({
      startStepUp: byApp,
      verifyStepUp: refuse({ kind: 'refused', code: 'OTP_invalid', message: 'no' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(screen.getByLabelText('Recovery code'), '7k3qx-m2v8d');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Recovery code')).toHaveAccessibleDescription(
        /Incorrect or already used recovery code/,
      ),
    );
    expect(client.calls.at(-1)).toEqual({
      ...{ name: 'verifyStepUp', options: { body: { otp_ref: 'ref-1', code: '7K3QX-M2V8D' } } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Use the authenticator app' }));
    expect(screen.getByLabelText('Enter the 6-digit code')).toHaveValue('');
  });
});
