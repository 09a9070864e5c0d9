import type { Db } from '../../../api/src/db/pool.ts';
import { readyInvestor, persona, signUpInvestor, type Investor } from '../../people/investor.ts';
import { handIn, personAtRegistry, sendPictures } from '../../people/kyc.ts';
import { takeRiskProfile } from '../../people/readiness.ts';
import { setUpInvestor } from '../../people/setUp.ts';
import type { Screen } from './screen.ts';

const atFirstPicture = (db: Db): Promise<Investor> => personAtRegistry(db, 'NEW');
const empty = (db: Db): Promise<Investor> => readyInvestor(db);

async function atSignature(db: Db): Promise<Investor> {
  const person = await personAtRegistry(db, 'NEW');
  await sendPictures(person);
  await handIn(person);
  return person;
}

async function atBank(db: Db): Promise<Investor> {
  const investor = await setUpInvestor(db);
  await takeRiskProfile(investor);
  return investor;
}

/** The way to being ready to invest, and what an account shows in which nothing happened yet. */
export const SET_UP_SCREENS: readonly Screen[] = [
  { name: 'set up', path: '/solo-setup', as: (db) => signUpInvestor(db) },
  { name: 'joint set up', path: '/joint-setup', as: () => persona('lata') },
  { name: 'Complete your KYC', path: '/kyc', as: () => persona('nikhil') },
  { name: 'pictures for the KYC form', path: '/upload-pan-card', as: atFirstPicture },
  { name: 'signature of the KYC form', path: '/do-esign', as: atSignature },
  { name: 'risk profile', path: '/kyc-risk-profile', as: (db) => setUpInvestor(db) },
  { name: 'first bank account', path: '/bank-solo-setup', as: atBank },
  { name: 'dashboard of an empty account', path: '/dashboard', as: empty },
  { name: 'empty portfolio', path: '/portfolio', as: empty },
  { name: 'empty cart', path: '/cart', as: empty },
  { name: 'no orders', path: '/orders', as: empty },
  { name: 'no plans', path: '/systematic', as: empty },
  { name: 'empty watchlist', path: '/watchlist', as: empty },
  { name: 'no gold', path: '/portfolio/gold', as: empty, allows: /status of 404/ },
];
