import type { SecurityFacts } from '@sanchay/contracts';
import { maskEmail, maskMobile } from '@sanchay/finance';
import type { Actor, Context } from '../platform/context.ts';
import { hasAuthenticator } from './step-up/authenticator.ts';
import { pendingContact } from './contacts/contactStore.ts';
import { passkeysOf } from './passkeys/passkeyStore.ts';
import { recoveryCodesLeft } from './step-up/recoveryCodes.ts';

interface Row {
  email: string | null;
  mobile_phone: string | null;
  state: number;
  two_factor: boolean;
  password_changed_at: Date | null;
}

/** How the user's account is protected; contacts are masked. */
export async function securityFacts(ctx: Context, { userId }: Actor): Promise<SecurityFacts> {
  const { db } = ctx;
  const [row] = await db.query<Row>(
    'SELECT email, mobile_phone, state, two_factor, password_changed_at FROM users WHERE id = $1',
    [userId],
  );
  const user = row!;
  const app = await hasAuthenticator(db, userId);
  return {
    state: user.state,
    email: user.email && maskEmail(user.email),
    mobile: user.mobile_phone && maskMobile(user.mobile_phone),
    password_changed_at: user.password_changed_at?.toISOString() ?? null,
    second_step: app ? 'app' : user.two_factor ? 'code' : 'off',
    code_on: user.two_factor,
    recovery_codes_left: await recoveryCodesLeft(db, userId),
    passkeys: await passkeysOf(db, userId),
    pending_contact: await pendingContact(db, userId),
  };
}
