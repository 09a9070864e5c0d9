import { Readout } from './plotParts.tsx';
import { colourVariable, type ChartSeries } from './series.ts';

export interface LegendProps {
  date: string;
  series: readonly ChartSeries[];
  index: number;
  format: (value: number) => string;
  /** Read out: only when the keyboard moves the crosshair, or it would talk on every move of the mouse. */
  live: boolean;
}

/** The lines' names with their values under the crosshair, or at the end. Always there, so that nothing jumps. */
export function Legend({ date, series, index, format, live }: LegendProps) {
  return (
    <Readout aria-live={live ? 'polite' : 'off'}>
      <span>{date}</span>
      {series.map((line, place) => {
        const value = line.values[index];
        return (
          <span key={line.label}>
            <svg width="14" height="4" aria-hidden="true" focusable="false">
              <path
                d="M0 2h14"
                stroke={`var(${colourVariable(line, place)})`}
                strokeWidth={place === 0 ? 3 : 2}
                strokeDasharray={line.dashed ? '4 2' : undefined}
              />
            </svg>
            {line.label}
            <strong>{value === null || value === undefined ? '--' : format(value)}</strong>
          </span>
        );
      })}
    </Readout>
  );
}
