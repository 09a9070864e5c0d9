import type { CallReply } from '@sanchay/contracts';
import { screen } from '@testing-library/react';
import { openAt, signedIn } from '../../testing/openAt.ts';
import { aScheme } from '../../testing/schemes.ts';

const session = signedIn();
const holding = (code: string, name: string, folio: string) => ({
  fundInfo: { code, name },
  folioData: [{ folio_no: folio, units: 10, currentValue: 500 }],
});
const holdings = {
  status: 'success',
  data: { holdings: [holding('AA', 'Open Debt', '1/1'), holding('BB', 'Closed Debt', '2/2')] },
} as unknown as CallReply<'holdings'>;
const schemes = (over: Partial<ReturnType<typeof aScheme>>) => [
  aScheme({ code: 'AA', short_name: 'Open Debt' }),
  aScheme({ code: 'BB', short_name: 'Closed Debt', ...over }),
];

test('I3 a fund that takes no withdrawals is not offered for an SWP, and is named', async () => {
  await openAt('/systematic/swp', { holdings, schemeDetails: schemes({ swp_flag: 'N' }) }, { session });
  expect(await screen.findByRole('radio', { name: /Open Debt/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /Closed Debt/ })).toBeNull();
  expect(screen.getByText('SWP is not allowed in: Closed Debt.')).toBeVisible();
});

test('I3 the same fund is offered for an STP, which it takes', async () => {
  await openAt('/systematic/stp', { holdings, schemeDetails: schemes({ swp_flag: 'N' }) }, { session });
  expect(await screen.findByRole('radio', { name: /Closed Debt/ })).toBeVisible();
  expect(screen.queryByText(/Not listed/)).toBeNull();
});

test('I3 when no fund accepts it, the page shows the alternatives', async () => {
  const none = schemes({ stp_flag: 'N' }).map((scheme) => ({ ...scheme, stp_flag: 'N' as const }));
  await openAt('/systematic/stp', { holdings, schemeDetails: none }, { session });
  expect(await screen.findByText('Not available for your funds')).toBeVisible();
  expect(screen.getByText('None of your funds allows STP. You can switch instead.')).toBeVisible();
});
