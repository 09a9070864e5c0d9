import type { Db, Queries } from '../db/pool.ts';
import { MANAGED_ACCOUNTS, PERSONA_PASSWORD, PERSONAS, type Persona } from '../personas/index.ts';
import { hashPassword, splitName } from '../users/index.ts';
import type { Vault } from '../vault/index.ts';

/** Stores the personas; what is there already stays as it is. `now` is when they signed up. */
export async function seedPersonas(db: Db, { now, vault }: { now: Date; vault: Vault }): Promise<void> {
  const hash = await hashPassword(PERSONA_PASSWORD);
  await db.tx(async (tx) => {
    for (const persona of Object.values<Persona>(PERSONAS)) await seedPersona(tx, vault, persona, hash, now);
    for (const account of MANAGED_ACCOUNTS) {
      const { userId: investorId, portfolioId } = PERSONAS[account.of];
      const manager = PERSONAS[account.manager];
      const accepted = account.status === 'accepted';
      await tx.query(
        `INSERT INTO managed_accounts (id, investor_id, manager_id, manager_email, portfolio_id, request_status, scope,
                                       created_at, answered_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
        [
          ...[account.id, investorId, accepted ? manager.userId : null, manager.email, portfolioId],
          ...[account.status, account.scope, now, accepted ? now : null],
        ],
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
