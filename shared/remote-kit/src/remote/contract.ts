import type { AppConfig, RenderedAnswer } from '@sanchay/contracts';
import type { BusPort } from '@sanchay/event-bus';

/** What a successful sign-in or confirmed code answers. */
export interface SessionGrant {
  token: string;
  expires_at: string;
}

/** HTML of the server that this mount takes over. */
export interface RenderedTree {
  /** The element that holds what the remote rendered there. */
  host: HTMLElement;
  /** What the API answered then. */
  answers: readonly RenderedAnswer[];
  /** Path and query that it was rendered for; shells before 1.170 do not provide it. */
  path?: string;
}

/** What the platform gives a remote when it mounts it. */
export interface MountContext {
  element: HTMLElement;
  /** Within `element`, when the server rendered this page with the same release. */
  rendered?: RenderedTree;
  /** ISO instant at which the server rendered the page that is taken over: the first picture's clock. */
  renderedAt?: string;
  remote: string;
  release: string;
  /** Goes to a path of any remote without a page load. */
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Scoped to this mount; the platform disposes it. */
  bus: BusPort;
  config: AppConfig;
  /** A sign-in succeeded: the shell takes the token and fetches the user. Resolves when the attempt was made. */
  signedIn(grant: SessionGrant): Promise<void>;
  /** The user or the current portfolio changed at the API (a step of onboarding): the shell fetches both again. */
  userChanged(): Promise<void>;
  /**
   * Makes another account of the user, or one that the user manages, current and opens its dashboard. Rejects with an
   * `ApiError` when the API refuses. Shells before 1.171 do not provide it; the account menu switches too.
   */
  openAccount?(portfolioId: string): Promise<void>;
  /**
   * Starts an operation that must not be interrupted: an order, a payment, a step of KYC. Until the returned function
   * is called the platform takes no new release, ends no session for idleness, and the browser requests confirmation
   * before it leaves the page.
   */
  critical(what: string): () => void;
  /** The tree broke beyond its own repair; the platform unmounts it and shows the card. */
  onCrash(error: unknown): void;
  /** An error that does not block the user, for the report. */
  onError(error: unknown): void;
}

export interface MountedRemote {
  unmount(): Promise<void>;
}

/** The module that every remote exposes as `./app`. */
export interface RemoteModule {
  /** Range of the contracts that it was built against. */
  readonly contracts: string;
  /** Resolves when the first tree is on the page. */
  mount(context: MountContext): Promise<MountedRemote>;
  /** Loads the code of the screen at a path, before the user goes there. Never rejects. */
  preload?(path: string): Promise<void>;
}
