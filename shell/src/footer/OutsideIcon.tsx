import type { OutsideName } from './footerLinks.ts';

const PATHS: Record<OutsideName, string> = {
  x: 'M4 4h4.5l4 5.6L17.3 4H19l-5.7 6.9L20 20h-4.5l-4.3-6L6 20H4.3l6.1-7.4zm2.6 1.4 9.6 13.2h1.3L7.9 5.4z',
  youtube:
    'M4.5 6h15A2.5 2.5 0 0 1 22 8.5v7a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 15.5v-7A2.5 2.5 0 0 1 4.5 6zM10 9v6l5.2-3z',
  linkedin:
    'M6 10h2.4v8H6zm1.2-3.8a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8zM10.4 10h2.3v1.1c.5-.8 1.3-1.3 2.5-1.3 2 0 2.9 1.3 2.9 3.5V18h-2.4v-4.3c0-1.1-.4-1.8-1.3-1.8-1 0-1.6.7-1.6 1.9V18h-2.4z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zm0 2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z',
  playStore: 'M5 3.6c0-.9.9-1.4 1.7-1l13.4 7.8c.8.5.8 1.7 0 2.2L6.7 21.4c-.8.5-1.7-.1-1.7-1z',
  appStore: 'm12 2 9 19h-2.7l-2-4.4H7.7l-2 4.4H3zm0 5.2-3.3 7.2h6.6z',
};

/** The sign of a store or a network. Decorative. */
export function OutsideIcon({ name }: { name: OutsideName }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
