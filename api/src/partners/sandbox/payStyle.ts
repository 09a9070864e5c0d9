/** The stylesheet of the page. */
export const payStyle = `:root { color-scheme: light dark; --ink: light-dark(#14202b, #e9eef4); --quiet: light-dark(#566474, #9fadbd);
  --line: light-dark(#d7dee6, #33404e); --card: light-dark(#fff, #18212b); --accent: light-dark(#0b5d4e, #7fdcc6);
  --on-accent: light-dark(#fff, #06251f); --note: light-dark(#fff5d6, #3a3010); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; color: var(--ink);
  background: light-dark(#eef2f5, #0f151c); font: 16px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 24rem; padding: 1.5rem; border: 1px solid var(--line); border-radius: 16px;
  background: var(--card); box-shadow: 0 8px 24px rgb(0 0 0 / 8%); }
h1 { margin: 0 0 1.25rem; font-size: 0.9rem; font-weight: 600; color: var(--quiet); }
.amount { margin: 0; font-size: 2.25rem; font-weight: 650; line-height: 1.2; font-variant-numeric: tabular-nums; }
.what { margin: 0.25rem 0 1.5rem; color: var(--quiet); }
form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.625rem; }
form + form { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
button, .back { display: block; width: 100%; min-height: 48px; padding: 0.6rem 1rem; font: inherit; text-align: center;
  color: var(--ink); background: transparent; border: 1px solid var(--line); border-radius: 10px; cursor: pointer;
  text-decoration: none; }
button:hover, .back:hover { border-color: var(--accent); }
input, select { width: 100%; min-height: 48px; padding: 0.6rem 1rem; font: inherit; color: var(--ink); background: transparent;
  border: 1px solid var(--line); border-radius: 10px; }
dt { margin-top: 0.625rem; }
dd { margin: 0; color: var(--quiet); }
.pay, .back { color: var(--on-accent); background: var(--accent); border-color: var(--accent); font-weight: 600; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.quiet { margin: 1rem 0 0; font-size: 0.875rem; color: var(--quiet); }
.ended { margin: 0 0 1rem; }
fieldset { display: grid; gap: 0.5rem; margin: 0 0 1rem; padding: 0; border: 0; }
fieldset label { display: flex; gap: 0.625rem; align-items: center; min-height: 44px; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
nav a { min-height: 44px; line-height: 44px; color: inherit; }
nav [aria-current] { font-weight: 600; text-decoration: none; }
h2, h3 { margin: 0.75rem 0; font-size: 1.1rem; overflow-wrap: anywhere; }
input[type='radio'], input[type='checkbox'] { width: 20px; min-height: 20px; height: 20px; margin: 0; accent-color: var(--accent); }
.code { display: block; width: 12rem; height: 12rem; margin: 0 auto 1rem; padding: 0.75rem; background: #fff; border-radius: 12px; }
.who { margin: 0 0 1rem; padding: 0.75rem; border: 1px solid var(--line); border-radius: 10px; overflow-wrap: anywhere; }
details { margin-top: 1rem; }
summary { min-height: 44px; line-height: 44px; color: var(--quiet); cursor: pointer; }
.note { margin: 1.25rem 0 0; padding: 0.625rem 0.75rem; border-radius: 8px; background: var(--note); font-size: 0.875rem; }
`;
