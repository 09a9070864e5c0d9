import { ApiError } from '@sanchay/api-client';
import type { KycRecord, UserInfo } from '@sanchay/contracts';
import { renderRemote, type RenderRemoteOptions } from '@sanchay/test-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnboardingRoutes } from '../routes.tsx';
import { MESSAGES, messageLoaders } from '../messages.ts';

const KINDS = ['pan_card', 'photo', 'signature', 'address_proof', 'selfie'] as const;
const ravi = {
  ...{ id: 1, name: 'Ravi Nair', fname: 'Ravi', email: 'ravi@sanchay.example', onboarding_state: 5 },
  current_portfolio: { id: 1, onboarding_state: 5 },
} as UserInfo;

const base: KycRecord = {
  ...{ id: 'k-1', position: 1, name: 'Ravi Nair', date_of_birth: '••/••/1999', pan: '••••••234A' },
  ...{ residence_status: 'resident_individual', kyc_source: null, kra_kyc_mode: null, kra_ipv_flag: null },
  ...{ gold_provider_status: null, PAN_kyc_status: 0, kyc_form_check_status: 1, esign_status: null },
  ...{
    registry_status: 'not_found',
    allowed: 'nowhere',
    status_text: 'No registry knows it.',
    allowed_text: '',
  },
  ...{ name_match: null, date_of_birth_matches: true, rejection: null, in_review: false, documents: [] },
  ...{ missing: [...KINDS], ipv_id: null, revision: 3, checked_at: null },
};
const documents = KINDS.map((kind) => ({
  ...{ id: `d-${kind}`, kind, width: 400, height: 260, bytes: 9_000, uploaded_at: '2026-11-20T04:30:00Z' },
}));

async function open(
  record: Partial<KycRecord>,
  answers: RenderRemoteOptions['answers'] = {},
  at = '/upload-pan-card?id=k-1',
) {
  await Promise.all([import('./UploadPanCard.tsx'), import('../do-esign/DoEsign.tsx')]);
  const shown = await renderRemote(OnboardingRoutes, {
    ...{ name: MESSAGES, messages: messageLoaders, at },
    config: { repeatClickGuard: 0 },
    session: { loggedIn: true, userFetched: true, user: ravi },
    answers: { kyc: { status: 'success', data: { ...base, ...record } }, ...answers },
  });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}
const done = (data: KycRecord) => ({ status: 'success', data });

describe('pictures of the KYC form', () => {
  test('O4 · the first missing picture is requested, with a sample and the camera', async () => {
    await open({ missing: ['signature', 'selfie'] });
    expect(screen.getByRole('heading', { name: 'Your signature' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Sample of a good photo' })).toBeVisible();
    const [camera] = screen.getAllByLabelText('Take photo', { selector: 'input' });
    expect(camera).toHaveAttribute('capture', 'environment');
    expect(screen.queryByText(/We have this picture/)).toBeNull();
  });

  test('O4 · a selfie requests the front camera', async () => {
    await open({ missing: ['selfie'] });
    expect(screen.getByLabelText('Take photo', { selector: 'input' })).toHaveAttribute('capture', 'user');
  });

  test('O4 · a file that is not a picture is reported, and nothing is sent', async () => {
    const { client } = await open({});
    globalThis.createImageBitmap = jest.fn().mockRejectedValue(new Error('no picture'));
    await userEvent.upload(
      screen.getByLabelText('Choose file', { selector: 'input' }),
      new File(['MZ'], 'pan.png', { type: 'image/png' }),
    );
    expect(await screen.findByText(/can't read this file/)).toBeVisible();
    expect(client.calls.map(({ name }) => name)).not.toContain('uploadDocument');
  });

  test('O4 · everything is shown masked before it is handed in, and has to be confirmed', async () => {
    const submitKycForm = jest.fn(() => done({ ...base, kyc_form_check_status: 2, esign_status: 'pending' }));
    const { visited } = await open({ documents, missing: [] }, { submitKycForm });
    expect(screen.getByText('••••••234A')).toBeVisible();
    expect(screen.getByText('••/••/1999')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Submit form' }));
    expect(await screen.findByText('Confirm this to continue.')).toBeVisible();
    expect(submitKycForm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Submit form' }));
    await waitFor(() => expect(visited).toEqual(['/do-esign?id=k-1']));
    expect(submitKycForm).toHaveBeenCalledWith(
      expect.objectContaining({ params: { id: 'k-1' }, body: { revision: 3, declared: true } }),
    );
  });

  test('O4 · a rejection is shown with its reason, and the form starts again', async () => {
    const startKycForm = jest.fn(() => done(base));
    await open(
      {
        kyc_form_check_status: 6,
        rejection: {
          by: 'registry',
          reason: 'photo_unclear',
          text: 'The photo is not clear.',
          note: 'Too dark.',
        },
      },
      { startKycForm },
    );
    expect(screen.getByText('The KRA rejected your form')).toBeVisible();
    expect(screen.getByText('The photo is not clear.')).toBeVisible();
    expect(screen.getByText('Too dark.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Correct and resubmit' }));
    expect(startKycForm).toHaveBeenCalledTimes(1);
  });

  test('O4 · another name is shown word by word, and is never taken without a yes', async () => {
    const updateKyc = jest.fn(() => done({ ...base, name: 'Ravi Menon' }));
    await open(
      {
        ...{ kyc_form_check_status: 0, registry_status: 'validated' },
        name_match: {
          ...{ score: 50, ours: 'RAVI NAIR', theirs: 'RAVI MENON' },
          ...{ only_ours: ['NAIR'], only_theirs: ['MENON'] },
        },
      },
      { updateKyc },
    );
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'NAIR',
      'MENON',
    ]);
    expect(screen.getByText('50%')).toBeVisible();
    expect(updateKyc).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Use the KRA name' }));
    expect(updateKyc).toHaveBeenCalledWith(
      expect.objectContaining({ params: { id: 'k-1' }, body: { name: 'registry', revision: 3 } }),
    );
  });

  test('O4 · with another date of birth too, the registry’s name is not offered', async () => {
    const updateKyc = jest.fn(() => done(base));
    const startKycForm = jest.fn(() => done(base));
    await open(
      {
        ...{ kyc_form_check_status: 0, registry_status: 'validated', date_of_birth_matches: false },
        name_match: {
          ...{ score: 50, ours: 'RAVI NAIR', theirs: 'RAVI M•••' },
          ...{ only_ours: ['NAIR'], only_theirs: ['M•••'] },
        },
      },
      { updateKyc, startKycForm },
    );
    expect(screen.getByText("Name and date of birth don't match")).toBeVisible();
    expect(screen.queryByRole('button', { name: /registry is right/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Correct PAN' })).toHaveAttribute('href', '/kyc');
    await userEvent.click(screen.getByRole('button', { name: 'My details are correct, upload documents' }));
    expect(updateKyc).toHaveBeenCalledWith(
      expect.objectContaining({ params: { id: 'k-1' }, body: { name: 'documents', revision: 3 } }),
    );
    await waitFor(() => expect(startKycForm).toHaveBeenCalledTimes(1));
  });

  test.each([
    [{ kyc_form_check_status: 2 as const, esign_status: 'pending' as const }, /e-Sign it to continue/],
    [{ kyc_form_check_status: 4 as const, in_review: true }, /reviewing your documents/],
    [{ kyc_form_check_status: 5 as const }, /being sent to the KRA/],
    [{ kyc_form_check_status: 7 as const }, /Your KYC is verified/],
  ])('O4 · at %j the page shows where the form is', async (record, messages) => {
    await open(record);
    expect(screen.getByText(messages)).toBeVisible();
  });
});

describe('signing the form', () => {
  test('O5 · a window that looks closed is checked with the server before its outcome is shown', async () => {
    const popup = { closed: true, close: jest.fn(), location: { replace: jest.fn() } };
    jest.spyOn(globalThis, 'open').mockReturnValue(popup as unknown as Window);
    const pending = {
      ...{ id: 'e-1', kyc_id: 'k-1', status: 'pending' as const, redirect_url: 'https://partner.example/e' },
      ...{ expires_at: '2026-11-20T05:00:00Z', signed_at: null, reason: null },
    };
    const esign = jest.fn(() => ({ status: 'success', data: { ...pending, status: 'signed' as const } }));
    await open(
      { kyc_form_check_status: 2, esign_status: 'pending', documents },
      { startEsign: { status: 'success', data: pending }, esign },
      '/do-esign?id=k-1',
    );
    await userEvent.click(screen.getByRole('button', { name: 'e-Sign form' }));
    await screen.findByRole('button', { name: 'e-Sign again' });
    expect(popup.location.replace).toHaveBeenCalledWith('https://partner.example/e');
    expect(esign).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 'e-1' } }));
    expect(screen.queryByText('e-Sign not completed')).toBeNull();
  });

  test('O5 · an unavailable provider is reported, and the button is available again', async () => {
    jest.spyOn(globalThis, 'open').mockReturnValue(null);
    await open(
      { kyc_form_check_status: 2, esign_status: 'pending', documents },
      {
        startEsign: () => {
          throw new ApiError({
            kind: 'server',
            httpStatus: 503,
            code: 'esign_down',
            message: 'The service is away.',
          });
        },
      },
      '/do-esign?id=k-1',
    );
    await userEvent.click(screen.getByRole('button', { name: 'e-Sign form' }));
    expect(await screen.findByText('The service is away.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'e-Sign form' })).toBeEnabled();
  });

  test('O5 · a revoked signature requires another', async () => {
    await open({ kyc_form_check_status: 4, esign_status: 'rejected', documents }, {}, '/do-esign?id=k-1');
    expect(screen.getByText('e-Sign failed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'e-Sign form' })).toBeVisible();
  });
});
