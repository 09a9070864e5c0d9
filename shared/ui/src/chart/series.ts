/** One line of a chart. */
export interface ChartSeries {
  label: string;
  values: readonly (number | null)[];
  /** `area` fills down to the axis, `fall` up to zero. */
  kind?: 'line' | 'area' | 'fall';
  dashed?: boolean;
  colour?: SeriesColour;
}

export type SeriesColour = 'accent' | 'quiet' | 'loss' | '2' | '3' | '4' | '5';

const order: readonly SeriesColour[] = ['accent', 'quiet', '2', '3', '4', '5'];

/** CSS variable of a line's colour: its own, or by its place. */
export function colourVariable(series: ChartSeries, index: number): string {
  const colour = series.colour ?? order[index % order.length]!;
  if (colour === 'accent') return '--accent';
  if (colour === 'quiet') return '--ink-3';
  if (colour === 'loss') return '--loss';
  return `--chart-${colour}`;
}

/** The last value that is there. */
export function lastValue(values: readonly (number | null)[]): number | null {
  return values.findLast((value) => value !== null) ?? null;
}

/** The first value that is there. */
export function firstValue(values: readonly (number | null)[]): number | null {
  return values.find((value) => value !== null) ?? null;
}
