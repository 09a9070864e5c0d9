import type uPlot from 'uplot';
import { DESKTOP_LABELS, MARGIN, NARROW, padded, PHONE_LABELS, valueAxisWidth } from './geometry.ts';
import { colourVariable, type ChartSeries } from './series.ts';
import { timeTicks, type TickKind } from './ticks.ts';
import { valueTicks } from './valueTicks.ts';

export interface PlotTexts {
  /** A date at a tick of the time axis. */
  tick: (seconds: number, kind: TickKind) => string;
  /** A value at a tick of the other axis; `step` indicates how fine the ticks are. */
  value: (value: number, step: number) => string;
}

const FONT = '500 12px "Anek Latin", "Anek Devanagari", system-ui, sans-serif';

/** Reads a colour when it is drawn, so that a change of theme needs only a redraw. */
function cssColour(host: Element, variable: string): string {
  return getComputedStyle(host).getPropertyValue(variable).trim();
}

/** A dot at the end of the first line: where things stand. */
function drawEnd(plot: uPlot, host: Element, series: readonly ChartSeries[]): void {
  const values = plot.data[1] ?? [];
  const index = Array.from(values).findLastIndex((value) => value !== null);
  const value = values[index];
  const x = plot.data[0][index];
  if (value === null || value === undefined || x === undefined) return;
  const scale = devicePixelRatio;
  plot.ctx.beginPath();
  plot.ctx.arc(plot.valToPos(x, 'x', true), plot.valToPos(value, 'y', true), 4.5 * scale, 0, 2 * Math.PI);
  plot.ctx.fillStyle = cssColour(host, colourVariable(series[0]!, 0));
  plot.ctx.strokeStyle = cssColour(host, '--surface');
  plot.ctx.lineWidth = 2 * scale;
  plot.ctx.fill();
  plot.ctx.stroke();
}

function lineOf(host: Element, line: ChartSeries, index: number): uPlot.Series {
  const colour = (): string => cssColour(host, colourVariable(line, index));
  return {
    label: line.label,
    stroke: colour,
    width: index === 0 ? 2 : 1.5,
    spanGaps: true,
    points: { show: false },
    ...(line.dashed && { dash: [4, 4] }),
    // Hex with an alpha of 9 %: a tint of the same line.
    ...((line.kind === 'area' || line.kind === 'fall') && { fill: () => `${colour()}17` }),
    ...(line.kind === 'fall' && { fillTo: 0 }),
  };
}

/** All that uPlot needs to know; the legend, the crosshair's words and the table are ours. */
export function plotOptions(
  host: HTMLElement,
  series: readonly ChartSeries[],
  texts: PlotTexts,
  onCursor: (index: number | null) => void,
): uPlot.Options {
  const width = host.clientWidth;
  const most = width < NARROW ? PHONE_LABELS : DESKTOP_LABELS;
  let kind: TickKind = 'day';
  const quiet = (): string => cssColour(host, '--ink-3');
  const grid = { stroke: () => cssColour(host, '--line'), width: 1 };
  return {
    width,
    height: host.clientHeight,
    padding: [MARGIN.top, MARGIN.right, 0, MARGIN.left],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false, setScale: false }, points: { size: 9 } },
    scales: {
      x: { time: false },
      y: { range: (_plot, low, high) => padded(low, high) },
    },
    axes: [
      {
        stroke: quiet,
        font: FONT,
        size: MARGIN.bottom,
        gap: 8,
        grid: { show: false },
        ticks: { show: false },
        splits: (_plot, _axis, from, to) => {
          const ticks = timeTicks(from, to, most);
          kind = ticks.kind;
          return ticks.at;
        },
        values: (_plot, splits) => splits.map((at) => texts.tick(at, kind)),
      },
      {
        side: 1,
        stroke: quiet,
        font: FONT,
        size: (_plot, values) => valueAxisWidth(values ?? []),
        gap: 6,
        grid,
        ticks: { show: false },
        splits: (_plot, _axis, low, high) => valueTicks(low, high),
        values: (_plot, splits) => splits.map((at) => texts.value(at, (splits[1] ?? 1) - (splits[0] ?? 0))),
      },
    ],
    series: [{}, ...series.map((line, index) => lineOf(host, line, index))],
    hooks: {
      draw: [(plot) => drawEnd(plot, host, series)],
      setCursor: [(plot) => onCursor(plot.cursor.idx ?? null)],
    },
  };
}
