const COLOURS = ['--accent', '--chart-3', '--chart-4', '--chart-2', '--chart-5', '--ink-3', '--line-strong'];

/** The colour of a part of a ring, by its place in it. */
export const ringColour = (index: number): string => `var(${COLOURS[index % COLOURS.length]})`;

/** The colour of a part beside its name. */
export function RingDot({ index }: { index: number }) {
  return (
    <svg width="12" height="12" aria-hidden="true" focusable="false">
      <circle cx="6" cy="6" r="6" fill={ringColour(index)} />
    </svg>
  );
}
