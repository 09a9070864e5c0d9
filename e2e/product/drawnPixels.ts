import type { Locator } from '@playwright/test';

/** Scrolls to a chart, which makes it live, and returns how many points of its canvas are not empty. */
export async function drawnPixels(chart: Locator): Promise<number> {
  await chart.hover();
  return chart.locator('canvas').evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((value, index) => index % 4 === 3 && value > 0).length;
  });
}
