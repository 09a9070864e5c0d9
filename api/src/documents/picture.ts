import type { DocumentKind } from '@sanchay/contracts';
import { validationFailed } from '../platform/http/problem.ts';
import { pictureMessage, type PictureFault } from './messages.ts';

const MOST_PIXELS = 40_000_000;
/** Fewest pixels of the longer and the shorter side: print on a card can be read, a face recognised. */
const LEAST: Record<DocumentKind, { long: number; short: number }> = {
  pan_card: { long: 600, short: 350 },
  address_proof: { long: 600, short: 350 },
  photo: { long: 240, short: 240 },
  selfie: { long: 240, short: 240 },
  signature: { long: 200, short: 60 },
};
const LONGEST_SIDE = 2_000;
const QUALITY = 85;

export interface Picture {
  jpeg: Buffer;
  width: number;
  height: number;
}

/** @returns Problem 422 `picture_…` with the reason at the field `file` */
export function refused(fault: Exclude<PictureFault, 'too_small'>): Error {
  return refusal(fault, pictureMessage(fault));
}

function refusal(fault: PictureFault, message: string): Error {
  return validationFailed(`picture_${fault}`, message, { file: [message] });
}

/**
 * Whether the first bytes are those of a JPEG, PNG or WebP: a file name proves nothing, and other formats are not
 * decoded.
 */
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
export async function keptPicture(bytes: Buffer, kind: DocumentKind): Promise<Picture> {
  if (!isPicture(bytes)) throw refused('not_a_picture');
  const { default: sharp } = await import('sharp');
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refused('not_a_picture');
    });
  if (width * height > MOST_PIXELS) throw refused('too_many_pixels');
  const least = LEAST[kind];
  if (Math.max(width, height) < least.long || Math.min(width, height) < least.short)
    throw refusal('too_small', pictureMessage('too_small', least));
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
