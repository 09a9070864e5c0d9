import type { CallName } from '@sanchay/contracts';
import { randomInt, randomUUID } from 'node:crypto';
import { PERSONA_PASSWORD, PERSONAS } from '../../personas/index.ts';
import type { TestApi } from '../testApi.ts';

/** A user with a separate account and the personas' password, for tests of sign-in and security. */
export class TestAccount {
  readonly userId = randomUUID();
  readonly portfolioId = randomUUID();
  readonly email: string | null;
  readonly mobile: string | null;
  token = '';
  private readonly api: TestApi;

  constructor(api: TestApi, { email = true, mobile = true }: { email?: boolean; mobile?: boolean }) {
    this.api = api;
    this.email = email ? `${this.userId}@test.example` : null;
    this.mobile = mobile ? `9${String(randomInt(1_000_000_000)).padStart(9, '0')}` : null;
  }

  get login(): string {
    return (this.email ?? this.mobile)!;
  }

  async join(state: number): Promise<void> {
    await this.api.db.query(
      `INSERT INTO users (id, email, mobile_phone, name, fname, password_hash, state, referral_code)
       SELECT $1, $2, $3, 'Test Person', 'Test', password_hash, $4, $5 FROM users WHERE id = $6`,
      [this.userId, this.email, this.mobile, state, this.userId, PERSONAS.asha.userId],
    );
    await this.api.db.query(`INSERT INTO portfolios (id, owner_id, name) VALUES ($1, $2, 'Personal')`, [
      this.portfolioId,
      this.userId,
    ]);
  }

  /** A sign-in as it is answered. */
  authenticate(password: string = PERSONA_PASSWORD, headers: Record<string, string> = {}) {
    return this.api.call('authenticate', { body: { email: this.login, password }, headers });
  }

  /** Signs in, keeps the token, and gives it. */
  async signIn(headers: Record<string, string> = {}): Promise<string> {
    const answer = await this.authenticate(PERSONA_PASSWORD, headers);
    if (answer.http !== 200) throw new Error(`could not sign in: ${JSON.stringify(answer.body)}`);
    this.token = answer.body.token;
    return this.token;
  }

  call<K extends CallName>(name: K, options: Parameters<typeof this.api.call<K>>[1] = {}) {
    return this.api.call(name, { token: this.token, ...options });
  }

  /** Returns a step-up token, obtained with the code that was sent to the e-mail or to the requested contact. */
  async stepUp(purpose = 'security', to?: 'email' | 'mobile'): Promise<string> {
    const { body } = await this.call('startStepUp', { body: { purpose, ...(to && { to }) } });
    const code = await lastCode(this.api, to === 'mobile' ? this.mobile! : this.login);
    const done = await this.call('verifyStepUp', { body: { otp_ref: body.data.otp_ref, code } });
    if (done.http !== 200) throw new Error(`no step-up: ${JSON.stringify(done.body)}`);
    return done.body.data.step_up;
  }
}

/** A new user who signs in with e-mail and mobile, or with one of them. State 2 is verified. */
export async function newAccount(
  api: TestApi,
  { state = 2, ...contacts }: { email?: boolean; mobile?: boolean; state?: number } = {},
): Promise<TestAccount> {
  const account = new TestAccount(api, contacts);
  await account.join(state);
  return account;
}

/** Messages to a recipient, oldest first. */
export function messagesTo(
  api: TestApi,
  recipient: string,
): Promise<{ channel: string; text: string; code: string | null }[]> {
  return api.db.query('SELECT channel, text, code FROM messages WHERE recipient = $1 ORDER BY id', [
    recipient,
  ]);
}

/** The code in the newest message to a recipient. */
export async function lastCode(api: TestApi, recipient: string): Promise<string> {
  const code = (await messagesTo(api, recipient)).at(-1)?.code;
  if (!code) throw new Error(`the last message to ${recipient} has no code`);
  return code;
}

/** Six digits that are not this code. */
export function otherCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
