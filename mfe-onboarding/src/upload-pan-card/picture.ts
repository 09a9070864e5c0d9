/** Bytes below which a picture goes as it is sent. */
export const MOST_BYTES = 1_000_000;
const LONGEST_SIDE = 1_600;
const QUALITIES = [0.88, 0.78, 0.68, 0.55, 0.42] as const;

/** How a picture is turned and cut before it is sent; the cut is in parts of the turned picture, from 0 to 1. */
export interface Cut {
  turns: 0 | 1 | 2 | 3;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const WHOLE: Cut = { turns: 0, left: 0, top: 0, right: 0, bottom: 0 };

/** The file is no picture that this browser can show. */
export class UnreadablePictureError extends Error {
  readonly kind = 'unreadable_picture';
}

/** Opens a chosen file, upright. @throws UnreadablePictureError */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new UnreadablePictureError('the file is no picture', { cause });
  }
}

/** Size in pixels that a picture is drawn with: cut, then made smaller where a side is too long. */
export function drawnSize(
  picture: { width: number; height: number },
  cut: Cut,
): { width: number; height: number } {
  const sideways = cut.turns % 2 === 1;
  const [width, height] = sideways ? [picture.height, picture.width] : [picture.width, picture.height];
  const [cutWidth, cutHeight] = [width * (1 - cut.left - cut.right), height * (1 - cut.top - cut.bottom)];
  const scale = Math.min(1, LONGEST_SIDE / Math.max(cutWidth, cutHeight));
  return {
    width: Math.max(1, Math.round(cutWidth * scale)),
    height: Math.max(1, Math.round(cutHeight * scale)),
  };
}

/** Draws the picture as it will be sent. */
export function drawPicture(canvas: HTMLCanvasElement, picture: ImageBitmap, cut: Cut): void {
  const { width, height } = drawnSize(picture, cut);
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const sideways = cut.turns % 2 === 1;
  const whole = sideways ? [picture.height, picture.width] : [picture.width, picture.height];
  const scale = width / (whole[0]! * (1 - cut.left - cut.right));
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  pen.scale(scale, scale);
  pen.translate(whole[0]! / 2 - cut.left * whole[0]!, whole[1]! / 2 - cut.top * whole[1]!);
  pen.rotate((cut.turns * Math.PI) / 2);
  pen.drawImage(picture, -picture.width / 2, -picture.height / 2);
}

/** The drawn picture as a JPEG of at most a million bytes, or the smallest that the browser makes. */
export async function smallJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  let smallest: Blob | null = null;
  for (const quality of QUALITIES) {
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (made && (!smallest || made.size < smallest.size)) smallest = made;
    if (smallest && smallest.size <= MOST_BYTES) return smallest;
  }
  if (!smallest) throw new UnreadablePictureError('the browser makes no JPEG');
  return smallest;
}

/** A chosen file as it is sent: upright, with no side too long, a small JPEG. @throws UnreadablePictureError */
export async function reducedPicture(file: Blob): Promise<Blob> {
  const picture = await openPicture(file);
  try {
    const canvas = document.createElement('canvas');
    drawPicture(canvas, picture, WHOLE);
    return await smallJpeg(canvas);
  } finally {
    picture.close();
  }
}
