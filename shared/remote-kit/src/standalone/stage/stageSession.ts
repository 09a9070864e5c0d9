import type { ClientSession } from '@sanchay/api-client';
import type { AccountState, SessionState, UserInfo } from '@sanchay/contracts';
import type { Bus } from '@sanchay/event-bus';
import type { SessionGrant } from '../../remote/contract.ts';

interface SessionPorts {
  bus: Bus;
  userInfo(): Promise<UserInfo>;
  renew(): Promise<SessionGrant>;
  /** What the shell would lead to. */
  goTo(path: string): void;
}

const nobody: SessionState = { loggedIn: false, userFetched: true, user: null };

/** The session of a remote alone: the shell's rules for its events, kept as long as the page. */
export class StageSession implements ClientSession {
  readonly #ports: SessionPorts;
  #grant: SessionGrant | null = null;

  constructor(ports: SessionPorts) {
    this.#ports = ports;
  }

  token(): string | null {
    return this.#grant?.token ?? null;
  }

  expiresAt(): number | null {
    return this.#grant ? Date.parse(this.#grant.expires_at) : null;
  }

  /** Nobody is signed in. */
  beginAnonymous(): void {
    this.#notify(nobody);
  }

  /** Takes the token of a sign-in and fetches the user. */
  async begin(grant: SessionGrant): Promise<void> {
    this.#grant = grant;
    this.#notify({ loggedIn: true, userFetched: false, user: null });
    await this.fetchUser();
  }

  /** Fetches the user; a failed attempt counts as made. */
  async fetchUser(): Promise<void> {
    if (!this.#grant) return;
    try {
      const user = await this.#ports.userInfo();
      if (!this.#grant) return;
      this.#notify({ loggedIn: true, userFetched: true, user });
      this.#ports.bus.emit('account/switched', accountOf(user));
    } catch {
      if (this.#grant) this.#notify({ loggedIn: true, userFetched: true, user: null });
    }
  }

  async refresh(): Promise<string | null> {
    if (!this.#grant) return null;
    this.#grant = await this.#ports.renew();
    return this.#grant.token;
  }

  end(reason: Parameters<ClientSession['end']>[0]): void {
    if (!this.#grant) return;
    this.#grant = null;
    this.#ports.bus.emit('session/ended', { reason });
    this.#notify(nobody);
    this.#ports.goTo('/login');
  }

  #notify(state: SessionState): void {
    this.#ports.bus.emit('session/changed', state);
  }
}

function accountOf({ current_portfolio: current }: UserInfo): AccountState {
  return {
    portfolioId: String(current.id),
    name: current.name,
    onboardingState: current.onboarding_state,
  };
}
