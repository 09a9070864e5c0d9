/** The one stylesheet of the sandbox pages. */
export const stylesheet = `:root { color-scheme: light dark; --line: light-dark(#d5d9e0, #3a4250); --soft: light-dark(#f4f6f9, #1b2029);
  --ink: light-dark(#18202c, #e8ecf2); --quiet: light-dark(#566173, #a5afbf); --accent: light-dark(#0b5d4e, #6fd3bb); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: light-dark(#fff, #12161d); }
header { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; padding: 0.75rem 1rem; border-bottom: 1px solid var(--line); }
nav { display: flex; gap: 1rem; }
a { color: var(--accent); }
main { max-width: 52rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.4rem; margin: 0.5rem 0 1rem; }
h2 { font-size: 1.1rem; margin: 2rem 0 0.5rem; }
.now { font-size: 1.5rem; font-variant-numeric: tabular-nums; margin: 0; }
.quiet { color: var(--quiet); font-size: 0.9rem; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 1rem 0; }
button { min-height: 44px; padding: 0 1rem; font: inherit; color: var(--ink); background: var(--soft);
  border: 1px solid var(--line); border-radius: 8px; cursor: pointer; }
button:hover { border-color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: 0.75rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.code { display: block; font-size: 1.75rem; letter-spacing: 0.2em; font-variant-numeric: tabular-nums; }
`;
