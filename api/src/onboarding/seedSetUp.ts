import type { ApplicantAnswers } from '@sanchay/contracts';
import { livesAbroad } from '@sanchay/finance';
import { holdersOf, putApplicantDetails } from '../applicants/index.ts';
import type { Db } from '../db/pool.ts';
import type { Vault } from '../vault/index.ts';

export interface SeededHolder {
  portfolioId: string;
  position: number;
  born: string;
  pan: string;
  mobile: string;
  email: string;
}

const atHome = {
  address: '14 Lake View Road',
  city: 'Pune',
  state: 'MH',
  pin: '411004',
  taxed_abroad: false,
} satisfies ApplicantAnswers;

const abroad = {
  foreign_address: '8 Harbour Street',
  foreign_city: 'Singapore',
  foreign_postcode: '018956',
  foreign_country: 'SG',
  taxed_abroad: true,
  tax_residencies: [{ country: 'SG', tin: 'S0000001A' }],
} satisfies ApplicantAnswers;

/** Gives invented holders who completed the set-up everything it requires, unless they have it. */
export async function seedSetUp(db: Db, vault: Vault, people: readonly SeededHolder[]): Promise<void> {
  for (const { portfolioId, position, born, pan, mobile, email } of people) {
    const holder = (await holdersOf(db, portfolioId)).find((row) => row.position === position);
    if (!holder || holder.has_details) continue;
    const details: ApplicantAnswers = {
      pan,
      mobile,
      email,
      name: holder.name,
      residency: holder.residency,
      date_of_birth: born,
      gender: 'female',
      marital_status: 'married',
      parent: 'father',
      parent_name: 'Ramesh Kumar',
      occupation: 'private_sector',
      income: '10_to_25',
      wealth_source: 'salary',
      pep: 'no',
      mobile_owner: 'self',
      email_owner: 'self',
      birth_place: 'Pune',
      birth_country: 'IN',
      citizenship: 'IN',
      declared: true,
      ...(livesAbroad(holder.residency) ? abroad : atHome),
    };
    await putApplicantDetails(db, vault, { portfolioId, position, details });
  }
}
