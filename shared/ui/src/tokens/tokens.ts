/** The colours of look-and-feel.md; `line-strong` and `focus` are ours, for edges that must reach 3 : 1. */
export const lightColours = {
  bg: '#faf9f5',
  surface: '#ffffff',
  sunk: '#f3f1ea',
  ink: '#16211e',
  'ink-2': '#4a5955',
  'ink-3': '#5f6d68',
  line: '#e5e2d8',
  'line-strong': '#8b938e',
  accent: '#0a665b',
  'on-accent': '#ffffff',
  'accent-soft': '#e2f0ec',
  gain: '#1b7a3d',
  loss: '#b3352c',
  'on-loss': '#ffffff',
  warn: '#8a5a00',
  'warn-ground': '#fdf3dc',
  'chart-2': '#c98a1b',
  'chart-3': '#5b6fb5',
  'chart-4': '#b4657a',
  'chart-5': '#8a9a5b',
  focus: '#0a665b',
} as const;

export type ColourName = keyof typeof lightColours;

export const darkColours: Record<ColourName, string> = {
  bg: '#0e1413',
  surface: '#151d1b',
  sunk: '#1a2422',
  ink: '#eaf0ee',
  'ink-2': '#b3c0bb',
  'ink-3': '#8b9994',
  line: '#26312e',
  'line-strong': '#66756f',
  accent: '#56c5b1',
  'on-accent': '#06211d',
  'accent-soft': '#15332d',
  gain: '#63cf8c',
  loss: '#f38a7f',
  'on-loss': '#2b0b08',
  warn: '#f0c36a',
  'warn-ground': '#2c2413',
  'chart-2': '#e0ad4d',
  'chart-3': '#92a3e3',
  'chart-4': '#df94a7',
  'chart-5': '#b6c587',
  focus: '#56c5b1',
};

/** What does not change with the theme. Type in rem so that the reader's own size counts. */
export const measures = {
  'text-label': '0.875rem',
  'text-small': '0.9375rem',
  'text-body': '1.0625rem',
  'text-lead': '1.1875rem',
  'text-h3': '1.1875rem',
  'text-h2': '1.5rem',
  'text-page': '1.875rem',
  'text-hero': 'clamp(2.125rem, 1.4rem + 3vw, 3.5rem)',
  'radius-card': '14px',
  'radius-field': '12px',
  'radius-pill': '999px',
  'control-height': '46px',
  'content-width': '1200px',
  fast: '150ms',
  slow: '250ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

const SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16] as const;

/** Steps of the 4 px grid. */
export type Space = 0 | (typeof SPACES)[number];

const shadows = {
  light: {
    'shadow-card': '0 1px 2px rgb(22 33 30 / 4%), 0 8px 24px rgb(22 33 30 / 7%)',
    'shadow-float': '0 2px 6px rgb(22 33 30 / 8%), 0 16px 48px rgb(22 33 30 / 16%)',
    scrim: 'rgb(22 33 30 / 42%)',
  },
  dark: {
    'shadow-card': '0 1px 2px rgb(0 0 0 / 30%), 0 8px 24px rgb(0 0 0 / 30%)',
    'shadow-float': '0 2px 6px rgb(0 0 0 / 40%), 0 16px 48px rgb(0 0 0 / 55%)',
    scrim: 'rgb(0 0 0 / 60%)',
  },
};

function declarations(table: Readonly<Record<string, string>>): string {
  return Object.entries(table)
    .map(([name, value]) => `  --${name}: ${value};\n`)
    .join('');
}

const still = {
  ...measures,
  ...Object.fromEntries(SPACES.map((step) => [`space-${step}`, `${step * 4}px`])),
};
const light = `  color-scheme: light;\n${declarations({ ...lightColours, ...shadows.light })}`;
const dark = `  color-scheme: dark;\n${declarations({ ...darkColours, ...shadows.dark })}`;

/** All tokens as CSS; `ops/build/baseStyle.ts` puts them before `base.css`. */
export const tokensCss = `:root {
${light}${declarations(still)}}
[data-theme='dark'] {
${dark}}
@media (prefers-color-scheme: dark) {
:root:not([data-theme='light']) {
${dark}}
}
`;
