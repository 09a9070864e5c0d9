import { screen, within } from '@testing-library/react';
import { openAt } from '../testing/openAt.ts';
import { aFundRow, found, houses } from '../testing/schemes.ts';
import { houseOf } from './housePage.ts';

const contact = {
  AMC_code: 'AXIS',
  available_for_purchase: 2,
  amc_name: 'Axis Mutual Fund',
  image: '',
  short_code: 'Axis',
  rta_info: 'Sandbox registrar',
  address: 'Sandbox Tower, Mumbai 400051',
  phone_number: '',
  website: '',
  login_url: '',
  contact_email: 'axis@sanchay.example',
  description: '',
};
const answers = {
  fundAmcs: houses,
  amcList: [contact],
  mutualFundSearch: found([aFundRow()], 44),
};

test('I1 · a fund house has its funds by size, its categories and how to reach it', async () => {
  const { client } = await openAt('/explore/funds/axis', answers);
  expect(await screen.findByRole('heading', { level: 1, name: 'Axis Mutual Fund' })).toBeVisible();
  const table = within(await screen.findByRole('table', { name: 'Funds by AUM' }));
  expect(table.getAllByRole('row')[1]).toHaveTextContent('Axis Flexi Cap');
  expect(table.getByRole('link', { name: 'Axis Flexi Cap' })).toHaveAttribute(
    'href',
    '/mutual-funds/fund/axis-flexi-cap',
  );
  expect(client.calls.find(({ name }) => name === 'mutualFundSearch')?.options).toMatchObject({
    query: { fund_house: 'AXIS', sort_by: 'aum', order: 'desc', page: 1 },
  });
  expect(screen.getByText('44')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Equity' })).toHaveAttribute(
    'href',
    '/mutual-funds/all?fund_house=AXIS&category=Equity',
  );
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/explore/funds/axis?page=2',
  );
  expect(screen.getByText('axis@sanchay.example')).toBeVisible();
  expect(screen.queryByText('Phone')).toBeNull();
});

test('S11 · an unknown house is a missing page', async () => {
  await openAt('/explore/funds/nobody', answers);
  expect(await screen.findByText('Looks like you got off at the wrong stop.')).toBeVisible();
});

test('I1 · a house is found by its slug in any case, also without contact details', () => {
  const { funds } = houses.data;
  expect(houseOf(funds, [contact], 'AXIS')).toMatchObject({ code: 'AXIS', contact });
  expect(houseOf(funds, [], 'axis')).toMatchObject({ code: 'AXIS', contact: null });
  expect(houseOf(funds, [contact], 'kotak')).toBeNull();
});
