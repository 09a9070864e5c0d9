import type { AccountState, SessionState, UserInfo } from '@sanchay/contracts';
import type { Bus } from '@sanchay/event-bus';
import type { SessionGrant } from '@sanchay/remote-kit';
import type { SafeStorage } from '../boot/safeStorage.ts';

/** Where the grant is stored. */
export const SESSION_KEY = 'sanchay.session';
/** Everything of a person in local storage starts so, and is cleared when the session ends. */
const PERSONAL = 'sanchay.';
const KEPT = ['sanchay.preferences'];
const SOON = 60_000;

export interface SessionCalls {
  userInfo(): Promise<UserInfo>;
  refresh(): Promise<SessionGrant>;
  logout(): Promise<void>;
}

export interface SessionOptions {
  storage: SafeStorage;
  bus: Bus;
  calls: SessionCalls;
  now: () => number;
  /** One holder at a time across tabs, where the browser can. */
  exclusive: <T>(work: () => Promise<T>) => Promise<T>;
  /** What else must go when the session ends: cached answers, open streams. */
  onEnd: () => void;
  goTo: (path: string) => void;
}

type EndReason = 'logout' | 'expired' | 'idle' | 'revoked';

/**
 * The session, owned by the shell. A stored token means logged in; the user is fetched once a load, and
 * `userFetched` is set after the attempt, also when it fails (specification, section 4).
 */
export class Session {
  readonly #options: SessionOptions;
  #state: SessionState = { loggedIn: false, userFetched: false, user: null };
  #ended = false;
  /** The token that this page knows of; another page may have stored another one. */
  #known: string | null = null;

  constructor(options: SessionOptions) {
    this.#options = options;
    options.bus.on('session/ended').subscribe(() => this.#forget());
  }

  get state(): SessionState {
    return this.#state;
  }

  /** The stored grant, or null. A value that is not one is removed. */
  grant(): SessionGrant | null {
    const text = this.#options.storage.get(SESSION_KEY);
    if (!text) return null;
    try {
      const grant = JSON.parse(text) as Partial<SessionGrant>;
      if (typeof grant.token === 'string' && typeof grant.expires_at === 'string')
        return grant as SessionGrant;
    } catch {
      // Garbled: removed below.
    }
    this.#options.storage.remove(SESSION_KEY);
    return null;
  }

  token(): string | null {
    return this.grant()?.token ?? null;
  }

  /** The portfolio that this page shows, or null while nobody is signed in and known. */
  portfolioId(): string | null {
    return this.#state.user?.current_portfolio?.id ?? null;
  }

  /** Epoch milliseconds at which the token ends, or null. */
  expiresAt(): number | null {
    const grant = this.grant();
    return grant ? Date.parse(grant.expires_at) : null;
  }

  /** Starts with what is stored: fetches the user when there is a token. */
  async start(): Promise<void> {
    this.#known = this.token();
    if (!this.#known) {
      this.#set({ loggedIn: false, userFetched: true, user: null });
      return;
    }
    this.#set({ loggedIn: true, userFetched: false, user: null });
    await this.fetchUser();
  }

  /** Takes the token of a sign-in and fetches the user. */
  async begin(grant: SessionGrant): Promise<void> {
    this.#ended = false;
    this.#options.onEnd();
    this.#options.storage.set(
      SESSION_KEY,
      JSON.stringify({ token: grant.token, expires_at: grant.expires_at }),
    );
    this.#known = grant.token;
    this.#set({ loggedIn: true, userFetched: false, user: null });
    await this.fetchUser();
  }

  /**
   * Looks again at what is stored, when the page comes back from the browser's memory or another tab wrote there: a
   * session that ended meanwhile ends here, one that began or changed is taken over.
   */
  async reconcile(): Promise<void> {
    const token = this.token();
    if (token === this.#known) return;
    if (token === null) {
      if (this.#state.loggedIn) this.end('logout');
      return;
    }
    this.#ended = false;
    this.#options.onEnd();
    await this.start();
  }

  /** Asks who the user is and which portfolio is current, and tells everybody. */
  async fetchUser(): Promise<void> {
    const token = this.token();
    try {
      const user = await this.#options.calls.userInfo();
      if (this.token() === null) return;
      this.#set({ loggedIn: true, userFetched: true, user });
      this.#options.bus.emit('account/switched', accountOf(user));
    } catch {
      if (this.token() === token && !this.#ended) this.#set({ ...this.#state, userFetched: true });
    }
  }

  /**
   * A new token by the refresh cookie, one flight across tabs. Another tab's fresh token is taken as it is.
   * @returns null when the session is over.
   */
  async refresh(): Promise<string | null> {
    const before = this.token();
    return this.#options.exclusive(async () => {
      const current = this.grant();
      if (!current) return null;
      const fresh = Date.parse(current.expires_at) - this.#options.now() > SOON;
      if (current.token !== before && fresh) {
        this.#known = current.token;
        return current.token;
      }
      const grant = await this.#options.calls.refresh();
      this.#known = grant.token;
      this.#options.storage.set(
        SESSION_KEY,
        JSON.stringify({ token: grant.token, expires_at: grant.expires_at }),
      );
      return grant.token;
    });
  }

  /** True when the token should be renewed before it ends. */
  needsRefresh(): boolean {
    const ends = this.expiresAt();
    return ends !== null && ends - this.#options.now() < SOON;
  }

  /** Logs out: revokes the token at the API (a failure is no hindrance), clears all, goes to `/login`. */
  async logout(): Promise<void> {
    await this.#options.calls.logout().catch(() => undefined);
    this.end('logout');
  }

  /** Ends the session here and in the other tabs, once. */
  end(reason: EndReason): void {
    if (this.#ended || !this.#state.loggedIn) return;
    this.#options.bus.emit('session/ended', { reason });
    this.#options.goTo(reason === 'revoked' ? '/' : '/login');
  }

  #forget(): void {
    this.#ended = true;
    this.#known = null;
    const kept = KEPT.map((key) => [key, this.#options.storage.get(key)] as const);
    this.#options.storage.clear(PERSONAL);
    for (const [key, value] of kept) if (value !== null) this.#options.storage.set(key, value);
    this.#options.onEnd();
    this.#set({ loggedIn: false, userFetched: true, user: null });
  }

  #set(state: SessionState): void {
    this.#state = state;
    this.#options.bus.emit('session/changed', state);
  }
}

function accountOf(user: UserInfo): AccountState {
  return {
    portfolioId: user.current_portfolio?.id ?? null,
    name: user.current_portfolio?.name ?? null,
    onboardingState: user.current_portfolio?.onboarding_state ?? user.onboarding_state,
  };
}
