import { useRef, useState, type KeyboardEvent } from 'react';
import type { ChartSeries } from './series.ts';
import { useChartTexts } from './useChartTexts.ts';
import { usePlot } from './usePlot.ts';

const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -20,
  PageDown: 20,
};

interface Shown {
  dates: readonly string[];
  series: readonly ChartSeries[];
}

/** The crosshair of a chart by mouse, finger and keys, over the live chart that loads when the user goes to it. */
export function useChartCursor(shown: Shown) {
  const [cursor, setCursor] = useState<number | null>(null);
  const [byKeys, setByKeys] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [live, setLive] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  const texts = useChartTexts();
  const plot = usePlot(host, { ...shown, texts, wanted, onCursor: setCursor, onLive: setLive });
  const last = shown.dates.length - 1;
  const at = cursor !== null && cursor <= last ? cursor : last;
  const want = (): void => setWanted(true);

  function moveTo(index: number | null): void {
    setByKeys(index !== null);
    setCursor(index);
    const x = index === null ? undefined : plot.current?.data[0][index];
    if (x === undefined) plot.current?.setCursor({ left: -10, top: -10 }, false);
    else plot.current?.setCursor({ left: plot.current.valToPos(x, 'x'), top: 10 }, false);
  }

  function keyDown(event: KeyboardEvent): void {
    const step = keySteps[event.key];
    const target =
      step !== undefined ? at + step : event.key === 'Home' ? 0 : event.key === 'End' ? last : undefined;
    if (target === undefined) return;
    event.preventDefault();
    moveTo(Math.min(last, Math.max(0, target)));
  }

  return {
    host,
    texts,
    /** Index of the day that the legend describes: under the crosshair, else the last. */
    at,
    /** Null while there is no crosshair. */
    cursor,
    byKeys,
    live,
    moveTo,
    handlers: {
      onKeyDown: keyDown,
      onFocus: want,
      onPointerEnter: want,
      onPointerDown: want,
      onBlur: () => byKeys && moveTo(null),
      onPointerMove: () => byKeys && setByKeys(false),
    },
  };
}
