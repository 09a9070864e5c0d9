import { seedBankAccounts, seedBranches } from '../banks/index.ts';
import type { Db } from '../db/pool.ts';
import { seedKyc } from '../kyc/index.ts';
import { seedRiskProfiles } from '../risk/index.ts';
import { seedNominees } from '../nominees/index.ts';
import { seedSetUp } from '../onboarding/index.ts';
import type { Vault } from '../vault/index.ts';
import { PERSONAS } from '../personas/index.ts';

const { asha, meera, arjun, farah, nikhil, lata } = PERSONAS;

/** Invented accounts: Asha's two, one each of the others; the first account of a user is the default one. */
const accounts = [
  { ...asha, ifsc: 'SHYD0000102', accountNo: '50100482210', type: 'savings' },
  { ...asha, ifsc: 'KVRI0000104', accountNo: '918020077340', type: 'savings' },
  { ...meera, ifsc: 'HMDR0000101', accountNo: '30211904475', type: 'savings' },
  { ...arjun, ifsc: 'SHYD0000103', accountNo: '50200611038', type: 'nre' },
  { ...farah, ifsc: 'KNKS0000101', accountNo: '120090034468', type: 'savings' },
  { ...nikhil, ifsc: 'SHYD0000102', accountNo: '50100488321', type: 'savings' },
] as const;

/** PANs that look like their holders' and belong to nobody. */
const holders = [
  { ...asha, position: 1, pan: 'ABCPK1234A' },
  { ...meera, position: 1, pan: 'AMEPI2345B' },
  { ...meera, position: 2, pan: 'ASUPI3456C' },
  { ...arjun, position: 1, pan: 'ARJPD4567D' },
  { ...farah, position: 1, pan: 'AFAPK5678E' },
];

/** Everybody who went through the set-up, or through a part of it. */
const setUp = [
  ...holders.map((holder) =>
    holder.position === 1 ? holder : { ...holder, born: meera.secondApplicant.born },
  ),
  { ...nikhil, position: 1, pan: 'ANIPD6789F' },
  { ...lata, position: 1, pan: 'ALTPJ7890G' },
];

/** Nikhil's documents are with the registry; his bank account and risk profile are there. */
async function seedWaiting(db: Db, vault: Vault, now: Date): Promise<void> {
  await seedKyc(db, { vault, holders: [{ ...nikhil, position: 1, pan: 'ANIPD6789F' }], now });
  await db.query(
    `UPDATE kyc_records SET registry_status = 'not_found', registry_name = NULL, birth_date_matches = NULL,
       kyc_source = NULL, kra_kyc_mode = NULL, kra_ipv_flag = NULL, pan_kyc_status = 0, form_status = 5,
       esign_status = 'signed'
     WHERE portfolio_id = $1 AND registry_status = 'validated'`,
    [nikhil.portfolioId],
  );
}

/** Gives the people who are ready to invest their KYC, bank accounts and risk profiles; who has them is left alone. */
export async function seedReadyPeople(db: Db, { now, vault }: { now: Date; vault: Vault }): Promise<void> {
  await seedKyc(db, { vault, holders, now });
  await seedSetUp(db, vault, setUp);
  await seedNominees(db, vault, [asha, meera, arjun, farah, nikhil], now);
  await seedWaiting(db, vault, now);
  await seedBranches(db);
  await seedBankAccounts(db, vault, accounts, now);
  await seedRiskProfiles(db, [asha, meera, arjun, farah, nikhil], now);
}
