import type { BankBranch } from '@sanchay/contracts';

/** Bank, first four letters of its codes. Neither exists. */
const banks = [
  ['Sahyadri Bank', 'SHYD'],
  ['Kaveri Bank', 'KVRI'],
  ['Narmada Co-operative Bank', 'NRMD'],
  ['Himadri Bank of India', 'HMDR'],
  ['Konkan Small Finance Bank', 'KNKS'],
  ['Brahmaputra Gramin Bank', 'BRHM'],
] as const;

const places = [
  ['Fort', 'Mumbai', 'Maharashtra'],
  ['Kothrud', 'Pune', 'Maharashtra'],
  ['Connaught Place', 'New Delhi', 'Delhi'],
  ['Jayanagar', 'Bengaluru', 'Karnataka'],
  ['T Nagar', 'Chennai', 'Tamil Nadu'],
  ['Banjara Hills', 'Hyderabad', 'Telangana'],
  ['Park Street', 'Kolkata', 'West Bengal'],
  ['Navrangpura', 'Ahmedabad', 'Gujarat'],
  ['Hazratganj', 'Lucknow', 'Uttar Pradesh'],
  ['MG Road', 'Kochi', 'Kerala'],
  ['Paltan Bazaar', 'Guwahati', 'Assam'],
  ['Malviya Nagar', 'Jaipur', 'Rajasthan'],
] as const;

/** Branches of the sandbox: codes of the real form, numbered from 0000101, of banks that do not exist. */
export const inventedBranches: readonly BankBranch[] = banks.flatMap(([bank_name, letters]) =>
  places.map(([branch, city, state], at) => ({
    ifsc: `${letters}0000${101 + at}`,
    bank_name,
    branch,
    city,
    state,
    invented: true,
  })),
);
