import type { BusEvents } from '@sanchay/contracts';

/** The shell's session as the client sees it. */
export interface ClientSession {
  token(): string | null;
  /** Milliseconds since 1970 by the server's clock. Without it, every 401 tries one refresh. */
  expiresAt?(): number | null;
  /** The portfolio that this page shows; null while it is not known. Writes carry it. */
  portfolioId?(): string | null;
  /**
   * A new token, or null when the session is over. Throws when the request could not be made: then nobody is logged
   * out.
   */
  refresh(): Promise<string | null>;
  end(reason: BusEvents['session/ended']['reason']): void;
}
