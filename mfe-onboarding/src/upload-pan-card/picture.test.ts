import { drawnSize, smallJpeg, UnreadablePictureError, WHOLE } from './picture.ts';

describe('a picture before it is sent', () => {
  test.each([
    [{ width: 800, height: 600 }, WHOLE, { width: 800, height: 600 }],
    [{ width: 4000, height: 3000 }, WHOLE, { width: 1600, height: 1200 }],
    [
      { width: 4000, height: 3000 },
      { ...WHOLE, turns: 1 as const },
      { width: 1200, height: 1600 },
    ],
    [
      { width: 1000, height: 500 },
      { ...WHOLE, left: 0.1, right: 0.2, bottom: 0.5 },
      { width: 700, height: 250 },
    ],
    [
      { width: 1000, height: 500 },
      { ...WHOLE, turns: 3 as const, top: 0.5 },
      { width: 500, height: 500 },
    ],
  ])('O4 · %j cut by %j is drawn as %j', (picture, cut, size) => {
    expect(drawnSize(picture, cut)).toEqual(size);
  });

  const canvas = (sizes: (number | null)[]) => {
    const asked: number[] = [];
    const toBlob = (done: (blob: Blob | null) => void, type: string, quality: number) => {
      asked.push(quality);
      const size = sizes[asked.length - 1]!;
      done(size === null ? null : new Blob([new Uint8Array(size)], { type }));
    };
    return { asked, canvas: { toBlob } as unknown as HTMLCanvasElement };
  };

  test('O4 · the quality goes down until it is at most a million bytes', async () => {
    const { canvas: drawn, asked } = canvas([1_000_001, 1_000_000]);
    expect([(await smallJpeg(drawn)).size, asked]).toEqual([1_000_000, [0.88, 0.78]]);
  });

  test('O4 · the smallest is sent when none is small enough; having none at all is reported', async () => {
    const large = canvas([3_000_000, 2_500_000, 2_000_000, 1_500_000, 1_200_000]);
    expect((await smallJpeg(large.canvas)).size).toBe(1_200_000);
    await expect(smallJpeg(canvas([null, null, null, null, null]).canvas)).rejects.toThrow(
      UnreadablePictureError,
    );
  });
});
