import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type uPlot from 'uplot';
import type { PlotTexts } from './plotOptions.ts';
import { plotOptions } from './plotOptions.ts';
import type { ChartSeries } from './series.ts';
import { secondsOf } from './ticks.ts';

export interface PlotInput {
  dates: readonly string[];
  series: readonly ChartSeries[];
  texts: PlotTexts;
  onCursor: (index: number | null) => void;
  /** The library or the canvas failed: show the table. */
  onFailure: () => void;
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

/** Draws with uPlot, which is loaded when the first chart is shown and not before. */
export function usePlot(host: RefObject<HTMLDivElement | null>, input: PlotInput): RefObject<uPlot | null> {
  const current = useRef<uPlot | null>(null);
  const { dates, series, texts } = input;
  const report = useEffectEvent((index: number | null) => input.onCursor(index));
  const fail = useEffectEvent(() => input.onFailure());

  useEffect(() => {
    const element = host.current;
    if (!element || dates.length < 2) return;
    let stop: (() => void) | null = null;
    let over = false;
    async function draw(place: HTMLElement): Promise<void> {
      const { default: Plot } = await import('uplot');
      if (over) return;
      const data = [dates.map(secondsOf), ...series.map((line) => [...line.values])] as uPlot.AlignedData;
      const plot = new Plot(
        plotOptions(place, series, texts, (index) => report(index)),
        data,
        place,
      );
      current.current = plot;
      const unwatch = watch(place, plot);
      stop = () => {
        unwatch();
        plot.destroy();
        current.current = null;
      };
    }
    draw(element).catch(() => {
      if (!over) fail();
    });
    return () => {
      over = true;
      stop?.();
    };
  }, [host, dates, series, texts]);

  return current;
}
