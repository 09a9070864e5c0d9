import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type uPlot from 'uplot';
import { plotOptions, type PlotTexts } from './plotOptions.ts';
import { colourVariable, type ChartSeries } from './series.ts';
import { secondsOf } from './ticks.ts';

export interface PlotInput {
  dates: readonly string[];
  series: readonly ChartSeries[];
  texts: PlotTexts;
  onCursor: (index: number | null) => void;
  /** True once the user goes to the chart: until then the picture is enough, and nothing is loaded. */
  wanted: boolean;
  /** The live chart stands, or is taken away. It stays away when library or canvas fail. */
  onLive: (live: boolean) => void;
}

function watch(host: HTMLElement, plot: uPlot): () => void {
  const sizes = new ResizeObserver(() => {
    if (host.clientWidth > 0) plot.setSize({ width: host.clientWidth, height: host.clientHeight });
  });
  sizes.observe(host);
  const redraw = (): void => plot.redraw(false, true);
  const themes = new MutationObserver(redraw);
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', redraw);
  // Labels drawn before the face arrived keep the fallback's shapes.
  void document.fonts?.ready.then(redraw);
  return () => {
    sizes.disconnect();
    themes.disconnect();
    system.removeEventListener('change', redraw);
  };
}

function dataOf({ dates, series }: Pick<PlotInput, 'dates' | 'series'>): uPlot.AlignedData {
  return [dates.map(secondsOf), ...series.map(({ values }) => [...values])] as uPlot.AlignedData;
}

/** What of its lines a chart is made with; other values need no other chart. */
function lookOf(series: readonly ChartSeries[]): string {
  return series.map((line, index) => [colourVariable(line, index), line.kind, line.dashed].join()).join(' ');
}

/**
 * The live chart over the picture: drawn with uPlot, which is loaded only when the user goes to a chart. New values,
 * such as another range, are drawn in the same chart, which costs a fraction of a new one.
 */
export function usePlot(host: RefObject<HTMLDivElement | null>, input: PlotInput): RefObject<uPlot | null> {
  const current = useRef<uPlot | null>(null);
  const { dates, series, texts } = input;
  const look = lookOf(series);
  const drawable = input.wanted && dates.length > 1;
  const latest = useEffectEvent(() => input);
  const report = useEffectEvent((index: number | null) => input.onCursor(index));
  const live = useEffectEvent((now: boolean) => input.onLive(now));

  useEffect(() => {
    current.current?.setData(dataOf({ dates, series }));
  }, [dates, series]);

  useEffect(() => {
    const element = host.current;
    if (!element || !drawable) return;
    let stop: (() => void) | null = null;
    let over = false;
    async function draw(place: HTMLElement): Promise<void> {
      const { default: Plot } = await import('uplot');
      if (over) return;
      const shown = latest();
      const plot = new Plot(
        plotOptions(place, shown.series, texts, (index) => report(index)),
        dataOf(shown),
        place,
      );
      current.current = plot;
      const unwatch = watch(place, plot);
      live(true);
      stop = () => {
        unwatch();
        plot.destroy();
        // The engine may keep a cursor for longer, and its last event would keep the whole area.
        delete plot.cursor.event;
        current.current = null;
        live(false);
      };
    }
    draw(element).catch(() => undefined);
    return () => {
      over = true;
      stop?.();
    };
  }, [host, look, texts, drawable]);

  return current;
}
