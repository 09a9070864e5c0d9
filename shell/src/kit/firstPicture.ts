import type { RenderedPage, SessionState } from '@sanchay/contracts';
import { createContext } from 'react';

/** What the shell's pieces stand on in HTML of the server, and in the browser's first render over it. */
export interface FirstPicture {
  /** Path without its query. */
  path: string;
  session: SessionState;
}

/** Null where no HTML of the server is taken over. */
export const FirstPictureContext = createContext<FirstPicture | null>(null);

/** A visitor, or a user who has a token but is not known yet. */
export function firstSession(header: RenderedPage['header']): SessionState {
  return { loggedIn: header === 'neutral', userFetched: header === 'out', user: null };
}
