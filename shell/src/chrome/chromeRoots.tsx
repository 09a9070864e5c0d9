import type { RenderedPage } from '@sanchay/contracts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import { reportError } from '../kit/reporting.ts';
import { Chrome } from './Chrome.tsx';
import { firstSession } from '../kit/firstPicture.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { ShellRoot, type ShellRootProps } from './ShellRoot.tsx';

const at = (id: string): HTMLElement => document.getElementById(id)!;

/**
 * Draws the shell around the slot. Header and footer of the server's HTML are taken over when they are what this
 * browser would draw first; else they are replaced in one frame, in the same height.
 * @param rendered what the server rendered in the language of now; null when it did not
 */
export function drawChrome(
  around: Pick<ShellRootProps, 'cache' | 'services' | 'directory'>,
  rendered: RenderedPage | null,
  signedIn: boolean,
): void {
  const variant: RenderedPage['header'] = signedIn ? 'neutral' : 'out';
  const path = globalThis.location.pathname;
  const taken =
    rendered?.header === variant && new URL(rendered.path, globalThis.location.href).pathname === path;
  const first = taken ? { path, session: firstSession(variant) } : null;

  const draw = (id: string, piece: ReactNode): void => {
    const place = at(id);
    const tree = (
      <ShellRoot {...around} first={first}>
        {piece}
      </ShellRoot>
    );
    const options = {
      identifierPrefix: `${id}-`,
      onRecoverableError: (error: unknown) => reportError(error, { kind: 'takeover', place: id }),
    };
    if (first && place.firstElementChild) hydrateRoot(place, tree, options);
    else createRoot(place, options).render(tree);
  };
  draw('shell-header', <Header />);
  draw('shell-footer', <Footer />);
  draw('shell-overlays', <Chrome places={{ page: at('shell-page'), bottom: at('shell-bottom') }} />);
}
