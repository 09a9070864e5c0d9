import type { CallReply } from '@sanchay/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt, signedIn } from '../../testing/openAt.ts';
import { aScheme } from '../../testing/schemes.ts';
import { sent } from '../../testing/sentCalls.ts';

const session = signedIn();
const switchTargets: CallReply<'switchTargets'> = {
  status: 'success',
  data: [
    {
      code: 'AY',
      fund_name: 'Axis Debt Fund',
      category: 'Debt',
      sub_category: 'Short Duration',
      minimum: 500,
    },
  ],
};
const folios: CallReply<'folios'> = {
  status: 'success',
  data: [
    { folio_no: '2/2', holds_fund: true },
    { folio_no: '1/1', holds_fund: false },
  ],
};
const previewSystematic: CallReply<'previewSystematic'> = {
  status: 'success',
  data: {
    upcoming: [{ due_date: '2026-12-05', date: '2026-12-07', amount: 500, moved: true }],
    ...{ change_rule_id: 'r', failure_limit: 3, consent: { text: 'From folio 1/1 …', hash: 'a'.repeat(64) } },
  },
};
const datedRules = {
  status: 'success',
  data: { on: '2026-11-20', rules: [] },
} as unknown as CallReply<'datedRules'>;
const FROM = '/systematic/stp?step=to&code=AX&folio=1/1';
const HOW = 'step=agree&amount=500';

const open = (at: string, more = {}) =>
  openAt(
    at,
    {
      switchTargets,
      folios,
      previewSystematic,
      datedRules,
      schemeDetails: [aScheme({ code: 'AX' })],
      ...more,
    },
    { session, config: { repeatClickGuard: 0 } },
  );
const next = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const into = () => screen.findByRole('combobox', { name: 'Folio for the new units' });

describe('I3 the folio of an STP', () => {
  test('I3 the folios at the AMC and a new one are offered once the fund is chosen, the one with the fund first', async () => {
    await open(FROM);
    await userEvent.selectOptions(await screen.findByLabelText('Select a fund to transfer to'), 'AY');
    expect(await into()).toHaveDisplayValue('2/2 (holds this fund)');
    expect(
      screen
        .getAllByRole('option')
        .slice(-3)
        .map(({ textContent }) => textContent),
    ).toEqual(['2/2 (holds this fund)', '1/1', 'New folio']);
    expect(screen.queryByText('One new folio is created for all instalments.')).toBeNull();
  });

  test('I3 a new folio is explained, and kept in the address', async () => {
    await open(`${FROM}&to=AY`);
    await userEvent.selectOptions(await into(), 'New folio');
    expect(screen.getByText('One new folio is created for all instalments.')).toBeVisible();
    await next();
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await into()).toHaveDisplayValue('New folio');
  });

  test.each([
    ['new', { new_folio: true }],
    ['2/2', { target_folio_no: '2/2' }],
  ])('I3 the choice "%s" is sent in the terms request', async (folio, asked) => {
    const { client } = await open(`/systematic/stp?${HOW}&code=AX&folio=1/1&to=AY&into=${folio}`);
    await waitFor(() => expect(sent(client, 'previewSystematic')).toHaveLength(1));
    const { query } = sent(client, 'previewSystematic')[0] as { query: Record<string, unknown> };
    expect(query).toMatchObject({ folio_no: '1/1', target_code: 'AY', ...asked });
    expect(await screen.findByText('From folio 1/1 …')).toBeVisible();
  });

  test('I3 a folio of another AMC in the address is not taken', async () => {
    await open(`${FROM}&to=AY&into=9/9`);
    expect(await into()).toHaveDisplayValue('2/2 (holds this fund)');
  });

  test('I3 folios that do not load can be fetched again, and no folio is selected meanwhile', async () => {
    const { client } = await open(`${FROM}&to=AY`, { folios: undefined });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
    client.answer({ folios });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await into()).toBeVisible();
  });
});
