/**
 * Colours of monograms, the same in both themes: letters on them are white (`LETTERS`). Muted, so that a list of twenty
 * stays calm, and apart from the green and red of gains and losses.
 */
export const PALETTE = {
  teal: '#0f6b60',
  pine: '#3c6a45',
  moss: '#5c6826',
  ochre: '#84601a',
  amber: '#95541a',
  rust: '#9c4a2c',
  brick: '#97443f',
  wine: '#8d3a55',
  plum: '#7c4478',
  violet: '#66509a',
  indigo: '#4a55a2',
  blue: '#2d5f9c',
  steel: '#2b6b85',
  slate: '#50636f',
  cocoa: '#735641',
  graphite: '#56594f',
} as const;

export type MarkColour = keyof typeof PALETTE;

export const LETTERS = '#ffffff';

/**
 * Darker parts on the tile of a 40 × 40 monogram with corners of radius 11, drawn over its colour at `SHADE`. Black, so
 * that the letters only gain contrast.
 */
export const SHAPES = {
  plain: '',
  arc: 'M40 12v17a11 11 0 0 1-11 11H12a28 28 0 0 1 28-28z',
  slope: 'M40 16v13a11 11 0 0 1-11 11H11a11 11 0 0 1-8-3.5z',
  band: 'M0 27h40v2a11 11 0 0 1-11 11H11A11 11 0 0 1 0 29z',
  half: 'M20 0h9a11 11 0 0 1 11 11v18a11 11 0 0 1-11 11h-9z',
} as const;

export type MarkShape = keyof typeof SHAPES;

/** Opacity of a shape. */
export const SHADE = 0.18;
