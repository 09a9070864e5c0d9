export interface SparklineProps {
  values: readonly (number | null)[];
  /** What it shows, in words. */
  label: string;
  width?: number;
  height?: number;
  /** Follows the first and last value without. */
  tone?: 'gain' | 'loss' | 'quiet';
}

const EDGE = 2;

/** A trend as small as a word, for lists. */
export function Sparkline({ values, label, width = 84, height = 28, tone }: SparklineProps) {
  const known = values.filter((value): value is number => value !== null && Number.isFinite(value));
  if (known.length < 2) return <svg width={width} height={height} role="img" aria-label={label} />;
  const low = Math.min(...known);
  const reach = Math.max(...known) - low || 1;
  const points = known.map((value, index) => {
    const x = EDGE + (index / (known.length - 1)) * (width - 2 * EDGE);
    const y = height - EDGE - ((value - low) / reach) * (height - 2 * EDGE);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const trend = (known.at(-1) ?? 0) >= (known[0] ?? 0) ? 'gain' : 'loss';
  const colours = { gain: 'var(--gain)', loss: 'var(--loss)', quiet: 'var(--ink-3)' };
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke={colours[tone ?? trend]}
        strokeWidth={1.6}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
