import { validationFailed } from '../platform/problem.ts';
import { pictureWords } from './words.ts';
import type { PictureFault } from './words.ts';

const MOST_PIXELS = 40_000_000;
const LEAST_WIDTH = 120;
const LEAST_HEIGHT = 40;
const LONGEST_SIDE = 2_000;
const QUALITY = 85;

export interface Picture {
  jpeg: Buffer;
  width: number;
  height: number;
}

/** @returns Problem 422 `picture_refused` with the reason at the field `file` */
export function refused(fault: PictureFault): Error {
  const words = pictureWords(fault);
  return validationFailed(`picture_${fault}`, words, { file: [words] });
}

/** Whether the first bytes are those of a JPEG, PNG or WebP: a name says nothing, and other formats are not decoded. */
function isPicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 12);
  return (
    head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
    (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP')
  );
}

/**
 * The picture as it is kept: upright, at most 2,000 pixels a side, a JPEG without any metadata. The size in pixels is
 * read before anything is decoded.
 * @throws Problem 422 `picture_…` for what is no picture, too large or too small.
 */
export async function keptPicture(bytes: Buffer): Promise<Picture> {
  if (!isPicture(bytes)) throw refused('not_a_picture');
  const { default: sharp } = await import('sharp');
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refused('not_a_picture');
    });
  if (width * height > MOST_PIXELS) throw refused('too_many_pixels');
  if (Math.max(width, height) < LEAST_WIDTH || Math.min(width, height) < LEAST_HEIGHT)
    throw refused('too_small');
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch {
    throw refused('not_a_picture');
  }
}
