import type { ReactNode } from 'react';
import { COMPLAINTS_ANCHOR, pageOverlay } from '../kit/overlayState.ts';

/** Opens the regulator's disclosure over the page; without a script the link leads to it in the footer. */
export function DisclosureLink({ children }: { children: ReactNode }) {
  return (
    <a
      href={`#${COMPLAINTS_ANCHOR}`}
      onClick={(event) => {
        event.preventDefault();
        pageOverlay.show('regulatory');
      }}
    >
      {children}
    </a>
  );
}
