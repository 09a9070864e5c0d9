import type { Db, Queries } from '../db/pool.ts';
import type { Vault } from '../vault/index.ts';
import { hashPassword, splitName } from '../users/index.ts';

interface Persona {
  userId: string;
  portfolioId: string;
  email: string;
  mobile: string;
  name: string;
  born: string;
  residency: 'resident_individual' | 'non_resident_individual';
  mode: 'sole' | 'either';
  onboardingState: 0 | 1 | 5 | 13;
  /** Who they are, for the sandbox page. */
  about: string;
  secondApplicant?: { name: string; born: string };
  /** What they may do as a member of staff. */
  staffRole?: 'support' | 'kyc' | 'rules';
}

export const PERSONA_PASSWORD = 'Sandbox#2026';

const id = (kind: number, number: number) =>
  `5a9c4a1e-000${kind}-4000-8000-${String(number).padStart(12, '0')}`;

/** Invented people of the sandbox. Their ids are fixed so that holdings can be seeded for them. */
export const PERSONAS = {
  asha: {
    userId: id(1, 1),
    portfolioId: id(2, 1),
    email: 'asha@sanchay.example',
    mobile: '9000000001',
    name: 'Asha Ramesh Kulkarni',
    born: '1988-03-14',
    residency: 'resident_individual',
    mode: 'sole',
    onboardingState: 13,
    about: 'invests alone and is ready to invest',
  },
  ravi: {
    userId: id(1, 2),
    portfolioId: id(2, 2),
    email: 'ravi@sanchay.example',
    mobile: '9000000002',
    name: 'Ravi Prasad Nair',
    born: '1999-11-02',
    residency: 'resident_individual',
    mode: 'sole',
    onboardingState: 0,
    about: 'has just signed up',
  },
  meera: {
    userId: id(1, 3),
    portfolioId: id(2, 3),
    email: 'meera@sanchay.example',
    mobile: '9000000003',
    name: 'Meera Iyer',
    born: '1975-07-29',
    residency: 'resident_individual',
    mode: 'either',
    onboardingState: 13,
    about: 'invests jointly with her husband',
    secondApplicant: { name: 'Suresh Iyer', born: '1972-01-08' },
  },
  arjun: {
    userId: id(1, 4),
    portfolioId: id(2, 4),
    email: 'arjun@sanchay.example',
    mobile: '9000000004',
    name: 'Arjun Singh Dhillon',
    born: '1983-09-21',
    residency: 'non_resident_individual',
    mode: 'sole',
    onboardingState: 13,
    about: 'lives abroad',
  },
  farah: {
    userId: id(1, 5),
    portfolioId: id(2, 5),
    email: 'farah@sanchay.example',
    mobile: '9000000005',
    name: 'Farah Khan',
    born: '1980-05-17',
    residency: 'resident_individual',
    mode: 'sole',
    onboardingState: 13,
    about: 'is an adviser: Asha lets her manage her account, Meera has not answered yet',
  },
  kavya: {
    userId: id(1, 6),
    portfolioId: id(2, 6),
    email: 'kavya@sanchay.example',
    mobile: '9000000006',
    name: 'Kavya Menon',
    born: '1994-02-11',
    residency: 'resident_individual',
    mode: 'sole',
    onboardingState: 0,
    about: 'works in the support team: tickets at /staff/tickets, chats at /staff/chat',
    staffRole: 'support',
  },
  nikhil: {
    userId: id(1, 7),
    portfolioId: id(2, 7),
    email: 'nikhil@sanchay.example',
    mobile: '9000000007',
    name: 'Nikhil Deshpande',
    born: '1992-08-23',
    residency: 'resident_individual',
    mode: 'sole',
    onboardingState: 5,
    about: 'waits for the KYC registry to check his documents',
  },
  lata: {
    userId: id(1, 8),
    portfolioId: id(2, 8),
    email: 'lata@sanchay.example',
    mobile: '9000000008',
    name: 'Lata Joshi',
    born: '1986-12-04',
    residency: 'resident_individual',
    mode: 'either',
    onboardingState: 1,
    about: 'is half-way through setting up a joint account',
  },
  zoya: {
    userId: id(1, 9),
    portfolioId: id(2, 9),
    email: 'zoya@sanchay.example',
    mobile: '9000000009',
    name: 'Zoya Shaikh',
    born: '1989-04-27',
    residency: 'resident_individual',
    mode: 'sole',
    onboardingState: 0,
    about: 'reviews KYC forms at /staff/kyc',
    staffRole: 'kyc',
  },
  dev: {
    userId: id(1, 10),
    portfolioId: id(2, 10),
    email: 'dev@sanchay.example',
    mobile: '9000000010',
    name: 'Dev Pillai',
    born: '1985-10-30',
    residency: 'resident_individual',
    mode: 'sole',
    onboardingState: 0,
    about: 'the second reviewer of KYC forms: where names differ, two people approve',
    staffRole: 'kyc',
  },
  sunita: {
    userId: id(1, 11),
    portfolioId: id(2, 11),
    email: 'sunita@sanchay.example',
    mobile: '9000000011',
    name: 'Sunita Rao',
    born: '1982-06-18',
    residency: 'resident_individual',
    mode: 'sole',
    onboardingState: 0,
    about: 'proposes changes of tax rates, cut-offs and limits at /staff/rules',
    staffRole: 'rules',
  },
  imran: {
    userId: id(1, 12),
    portfolioId: id(2, 12),
    email: 'imran@sanchay.example',
    mobile: '9000000012',
    name: 'Imran Qureshi',
    born: '1979-01-25',
    residency: 'resident_individual',
    mode: 'sole',
    onboardingState: 0,
    about: 'the second person for rates and limits: approves what Sunita proposes',
    staffRole: 'rules',
  },
} as const satisfies Record<string, Persona>;

export type PersonaName = keyof typeof PERSONAS;

const managed = [
  { id: id(3, 1), manager: 'farah', of: 'asha', status: 'accepted' },
  { id: id(3, 2), manager: 'farah', of: 'meera', status: 'waiting' },
] as const;

/** Stores the personas; what is there already stays as it is. `now` is when they signed up. */
export async function seedPersonas(db: Db, { now, vault }: { now: Date; vault: Vault }): Promise<void> {
  const hash = await hashPassword(PERSONA_PASSWORD);
  await db.tx(async (tx) => {
    for (const persona of Object.values<Persona>(PERSONAS)) await seedPersona(tx, vault, persona, hash, now);
    for (const account of managed) {
      const { userId: investorId, portfolioId } = PERSONAS[account.of];
      await tx.query(
        `INSERT INTO managed_accounts (id, investor_id, manager_id, portfolio_id, request_status, created_at)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
        [account.id, investorId, PERSONAS[account.manager].userId, portfolioId, account.status, now],
      );
    }
  });
}

async function seedPersona(
  tx: Queries,
  vault: Vault,
  persona: Persona,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const { userId, portfolioId, name } = persona;
  const { fname, mname, lname } = splitName(name);
  const started = persona.onboardingState > 0;
  const inserted = await tx.query(
    `INSERT INTO users (id, email, mobile_phone, name, fname, mname, lname, birth_sealed, residency,
                        password_hash, state, referral_code, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 2, $11, $12) ON CONFLICT DO NOTHING RETURNING id`,
    [
      ...[userId, persona.email, persona.mobile, name, fname, mname, lname],
      ...[
        started ? await vault.seal(`user:${userId}`, persona.born) : null,
        started ? persona.residency : null,
      ],
      ...[passwordHash, `${fname.toUpperCase()}26`, now],
    ],
  );
  if (inserted.length === 0) return;
  await tx.query(
    `INSERT INTO portfolios (id, owner_id, name, mode_of_investment, holders, onboarding_state, aof_status, created_at)
     VALUES ($1, $2, 'Personal', $3, $4, $5, $6, $7)`,
    [
      ...[portfolioId, userId, persona.mode, persona.mode === 'either' ? 2 : 1, persona.onboardingState],
      ...[persona.onboardingState === 13 ? 'verified' : 'not_started', now],
    ],
  );
  await tx.query('INSERT INTO consents (user_id, consent, given_at) VALUES ($1, $2, $3)', [
    userId,
    'terms',
    now,
  ]);
  if (persona.staffRole)
    await tx.query('INSERT INTO staff_roles (user_id, role) VALUES ($1, $2)', [userId, persona.staffRole]);
  if (!started) return;
  const holders = [
    { name, born: persona.born },
    ...(persona.secondApplicant ? [persona.secondApplicant] : []),
  ];
  for (const [index, holder] of holders.entries()) {
    await tx.query(
      `INSERT INTO portfolio_applicants (investor_id, portfolio_id, position, name, birth_sealed, residency)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        ...[userId, portfolioId, index + 1, holder.name],
        await vault.seal(`applicant:${portfolioId}:${index + 1}`, holder.born),
        persona.residency,
      ],
    );
  }
}
