import { expect, type Page } from '@playwright/test';
import { broken, markLists, wholeNames } from './rows.ts';

/** Most pixels of a row by the width of the screen, the widest first: what is a list is seen there. */
export const ROW_HEIGHTS = [
  { width: 1280, most: 64 },
  { width: 390, most: 76 },
] as const;

const softly = expect.configure({ soft: true });

/**
 * Rows of lists have at most two lines, whole rupees and short fund names at a width of `ROW_HEIGHTS`; the widest comes
 * first. `look` names the state in the message.
 */
export async function expectDense(page: Page, look: string, width: number): Promise<void> {
  const { most } = ROW_HEIGHTS.find((limit) => limit.width === width)!;
  if (width === ROW_HEIGHTS[0].width) {
    await markLists(page);
    expect.soft(await wholeNames(page), `${look}: whole fund names`).toEqual([]);
  }
  // A page that was made narrow a moment ago draws its rows for the new width with its next frame.
  await softly.poll(() => broken(page, most), { message: `${look}: rows at ${width} px` }).toEqual([]);
}
