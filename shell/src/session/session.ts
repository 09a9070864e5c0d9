import {
  loginAddress,
  type AccountState,
  type EndReason,
  type LogoutExplanation,
  type SessionState,
  type UserInfo,
} from '@sanchay/contracts';
import type { Bus } from '@sanchay/event-bus';
import type { SessionGrant } from '@sanchay/remote-kit';
import { WARNED_KEY } from '../fraud/fraudMemory.ts';
import { COUNTING_KEY, DRAFTS, type SafeStorage } from '@sanchay/remote-kit/storage';

/** Where the grant is stored. */
export const SESSION_KEY = 'sanchay.session';
/** All user data in local storage has this prefix, and is cleared when the session ends. */
const PERSONAL = 'sanchay.';
/** Choices for this device and what it was shown, independent of the user who leaves. */
const KEPT = ['sanchay.preferences', COUNTING_KEY, WARNED_KEY];
const SOON = 60_000;

export interface SessionCalls {
  userInfo(): Promise<UserInfo>;
  refresh(): Promise<SessionGrant>;
  /** Revokes a token at the API. Answers at once: nobody waits for it, and what fails is its own business. */
  revoke(token: string): void;
}

export interface SessionOptions {
  storage: SafeStorage;
  /** What this tab stores: texts that the user has begun. */
  tab: Pick<SafeStorage, 'clear'>;
  bus: Bus;
  calls: SessionCalls;
  now: () => number;
  /** Reports an error that the session survives. */
  report: (error: unknown) => void;
  /** One holder at a time across tabs, where the browser can. */
  exclusive: <T>(work: () => Promise<T>) => Promise<T>;
  /** What else must go when the session ends: cached answers, open streams. */
  onEnd: () => void;
  goTo: (path: string) => void;
  /** Path, query and fragment of the page that is open. */
  here: () => string;
  /** Milliseconds until a logout that came from switching the account leads on, and how to wait. */
  switchLogoutDelay: number;
  after: (ms: number, work: () => void) => void;
}

/**
 * The session, owned by the shell. A stored token means logged in; the user is fetched once a load, and
 * `userFetched` is set after the attempt, also when it fails (specification, section 4).
 */
export class Session {
  readonly #options: SessionOptions;
  #state: SessionState = { loggedIn: false, userFetched: false, user: null };
  #ended = false;
  /** Increases whenever another session may have begun; identifies late responses of an earlier one. */
  #life = 0;
  #leaving = false;
  /** The token that this page knows of; another page may have stored another one. */
  #known: string | null = null;

  constructor(options: SessionOptions) {
    this.#options = options;
    options.bus
      .on('session/ended')
      .subscribe(({ reason }) => this.#forget(reason === 'logout' ? 'other_tab' : reason));
  }

  get state(): SessionState {
    return this.#state;
  }

  /** True from a logout until it has led on: screens that miss the session now need not lead anywhere themselves. */
  get leaving(): boolean {
    return this.#leaving;
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
    return this.#state.user ? portfolioOf(this.#state.user) : null;
  }

  /** Epoch milliseconds at which the token ends, or null. */
  expiresAt(): number | null {
    const grant = this.grant();
    return grant ? Date.parse(grant.expires_at) : null;
  }

  /**
   * Starts with what is stored: fetches the user when there is a token.
   * @param tooLong everything was hidden or closed for longer than allowed: a stored session ends instead
   */
  async start({ tooLong = false } = {}): Promise<void> {
    this.#known = this.token();
    if (this.#known && tooLong) {
      this.#state = { loggedIn: true, userFetched: false, user: null };
      this.end('idle');
      return;
    }
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
    this.#life += 1;
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
      if (this.#state.loggedIn) this.#end('logout', { why: 'other_tab' });
      return;
    }
    this.#ended = false;
    this.#life += 1;
    this.#options.onEnd();
    await this.start();
  }

  /**
   * Fetches the user and the current portfolio, and notifies all listeners. A response that arrives after the session
   * has ended or now belongs to another user is discarded.
   * @returns whether the user is known now.
   */
  async fetchUser(): Promise<boolean> {
    const life = this.#life;
    try {
      const user = await this.#options.calls.userInfo();
      if (life !== this.#life || this.token() === null) return false;
      this.#set({ loggedIn: true, userFetched: true, user });
      this.#options.bus.emit('account/switched', accountOf(user));
      return true;
    } catch (error) {
      if (life === this.#life && !this.#ended) {
        this.#options.report(error);
        this.#set({ ...this.#state, userFetched: true });
      }
      return false;
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

  /** Logs out: revokes the token at the API, clears all, goes to `/login`. */
  logout(): void {
    this.end('logout');
  }

  /** Logs out because the account could not be switched; goes to `/login` a moment later, so that the reason is read. */
  logoutFromSwitch(): void {
    this.#end('logout', { delay: this.#options.switchLogoutDelay });
  }

  /** Ends the session here and in the other tabs, once. One that the API ended itself is not revoked again. */
  end(reason: EndReason): void {
    this.#end(reason, reason === 'logout' ? {} : { why: reason });
  }

  #end(reason: EndReason, { why, delay = 0 }: { why?: LogoutExplanation; delay?: number }): void {
    if (this.#ended || !this.#state.loggedIn) return;
    const { bus, calls, goTo, here, after } = this.#options;
    const path = why ? loginAddress(here(), why) : '/login';
    const token = this.#known;
    if (token && (reason === 'logout' || reason === 'idle')) calls.revoke(token);
    this.#leaving = true;
    bus.emit('session/ended', { reason });
    const leave = (): void => {
      this.#leaving = false;
      goTo(path);
    };
    if (delay > 0) after(delay, leave);
    else leave();
  }

  #forget(why: LogoutExplanation): void {
    this.#ended = true;
    this.#life += 1;
    this.#known = null;
    const kept = KEPT.map((key) => [key, this.#options.storage.get(key)] as const);
    this.#options.storage.clear(PERSONAL);
    // Whose session expires while typing goes on after the next login.
    if (why !== 'expired') this.#options.tab.clear(DRAFTS);
    for (const [key, value] of kept) if (value !== null) this.#options.storage.set(key, value);
    this.#options.onEnd();
    // Where this tab ended it, it leads on itself.
    const ended = this.#leaving ? {} : { ended: why };
    this.#set({ loggedIn: false, userFetched: true, user: null, ...ended });
  }

  #set(state: SessionState): void {
    this.#state = state;
    this.#options.bus.emit('session/changed', state);
  }
}

/** The number of the current portfolio as the text that pages compare and send. */
const portfolioOf = (user: UserInfo): string => String(user.current_portfolio.id);

function accountOf(user: UserInfo): AccountState {
  return {
    portfolioId: portfolioOf(user),
    name: user.current_portfolio.name,
    onboardingState: user.current_portfolio.onboarding_state,
  };
}
