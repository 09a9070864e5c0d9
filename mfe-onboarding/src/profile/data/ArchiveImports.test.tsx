import { ApiError } from '@sanchay/api-client';
import type { ArchiveImport, Closure, UserInfo } from '@sanchay/contracts';
import { renderRemote, type RenderRemoteOptions } from '@sanchay/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MESSAGES, messageLoaders } from '../../messages.ts';
import { OnboardingRoutes } from '../../routes.tsx';

const preview: ArchiveImport = {
  id: 'i1',
  state: 'preview',
  file_name: 'sanchay-2026-11-20.zip',
  as_of: '2026-11-20',
  sections: [
    { section: 'other_assets', added: 2, known: 1, refused: 1 },
    { section: 'alerts', added: 0, known: 0, refused: 0 },
  ],
  refusals: [{ section: 'other_assets', name: 'Wallet', reason: 'Enter a day up to today.' }],
  uploaded_at: '2026-11-20T04:30:00.000Z',
  applied_at: null,
  undone_at: null,
};
const applied: ArchiveImport = { ...preview, state: 'applied', applied_at: '2026-11-20T04:40:00.000Z' };
const undone: ArchiveImport = { ...applied, state: 'undone', undone_at: '2026-11-20T04:50:00.000Z' };
const list = (...data: ArchiveImport[]) => ({ status: 'success', data });
const one = (data: ArchiveImport) => ({ status: 'success', data });
const closure: { status: string; data: Closure } = {
  status: 'success',
  data: {
    state: 'open',
    blockers: [],
    hold_days: 7,
    requested_at: null,
    closes_on: null,
    kept_years: 8,
    kept_source: 'PMLA',
  },
};
const answers = { archives: { status: 'success', data: [] }, archiveImports: list(), closure };
const open = (more: RenderRemoteOptions['answers'] = {}) =>
  renderRemote(OnboardingRoutes, {
    name: MESSAGES,
    messages: messageLoaders,
    at: '/profile/data',
    session: { loggedIn: true, userFetched: true, user: { name: 'Asha Rao' } as UserInfo },
    answers: { ...answers, ...more },
  });
const zip = () => new File(['PK'], 'sanchay-2026-11-20.zip', { type: 'application/zip' });

describe('import of an archive', () => {
  test('P4 · a preview shows what is added, is added, and undone as a whole after a question', async () => {
    const { client } = await open({
      uploadArchive: one(preview),
      applyArchive: one(applied),
      undoArchive: one(undone),
    });
    const input = await screen.findByLabelText('Choose ZIP file', { selector: 'input' });
    client.answer({ archiveImports: list(preview) });
    await userEvent.upload(input, zip());
    expect(await screen.findByText('Preview. Nothing has been added yet.')).toBeVisible();
    expect(screen.getByText('2 to add · 1 already there · 1 not possible')).toBeVisible();
    expect(screen.getByText('Wallet: Enter a day up to today.')).toBeVisible();
    expect(screen.queryByText('Alerts')).toBeNull();
    client.answer({ archiveImports: list(applied) });
    await userEvent.click(screen.getByRole('button', { name: 'Add to my account' }));
    expect(await screen.findByText(/^Added on 20 Nov/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo import' }));
    client.answer({ archiveImports: list(undone) });
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Undo this import?' })).getByRole('button', {
        name: 'Undo import',
      }),
    );
    await waitFor(() => expect(screen.getByText(/^Undone on 20 Nov/)).toBeVisible());
    expect(client.calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['uploadArchive', 'applyArchive', 'undoArchive']),
    );
  });

  test('P4 · a refused file shows the reason and leaves the page as it is', async () => {
    const reason = 'This archive was changed or damaged. Nothing was imported.';
    const refused = new ApiError({ kind: 'validation', httpStatus: 422, message: reason });
    await open({ uploadArchive: () => Promise.reject(refused) });
    await userEvent.upload(await screen.findByLabelText('Choose ZIP file', { selector: 'input' }), zip());
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to my account' })).toBeNull();
  });

  test('P4 · an archive that adds nothing has no button to add it', async () => {
    const nothing = {
      ...preview,
      sections: [{ section: 'alerts' as const, added: 0, known: 3, refused: 0 }],
    };
    await open({ archiveImports: list(nothing) });
    expect(await screen.findByText('Everything in this archive is in your account already.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to my account' })).toBeNull();
  });
});
