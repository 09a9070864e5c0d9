import type { Locator } from '@playwright/test';

/** How many points of the canvas in a chart are not empty. */
export function drawnPixels(chart: Locator): Promise<number> {
  return chart.locator('canvas').evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((value, index) => index % 4 === 3 && value > 0).length;
  });
}
