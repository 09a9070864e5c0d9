const WIDTH = 220;
const HEIGHT = 80;

/** Digits as strokes in a box of 40 by 60, so that no font of the system is needed. */
const STROKES: Record<string, string> = {
  2: 'M8 18C8 4 32 4 32 18C32 30 8 44 8 54L33 54',
  3: 'M8 10C16 2 33 5 31 17C30 27 22 28 17 28C25 28 34 31 33 42C32 57 13 57 7 47',
  4: 'M27 55L27 6L6 40L36 40',
  5: 'M31 7L12 7L10 27C18 22 33 25 33 40C33 56 14 57 8 48',
  6: 'M29 8C14 12 8 28 8 40C8 58 33 58 33 41C33 26 12 27 8 40',
  7: 'M7 8L34 8L17 55',
  8: 'M20 28C8 26 8 6 20 6C32 6 32 26 20 28C6 30 5 55 20 55C35 55 34 30 20 28',
  9: 'M32 21C30 34 8 34 8 20C8 3 33 3 33 20C33 36 26 50 12 54',
};

/** Evenly spread numbers from 0 to 1 out of random bytes, so that the image of a riddle is another each time. */
function spread(randomBytes: (size: number) => Buffer): (from: number, to: number) => number {
  return (from, to) => from + (randomBytes(2).readUInt16BE() / 65_536) * (to - from);
}

/** The riddle as SVG: turned, skewed digits of strokes, with lines across. */
export function captchaSvg(digits: string, randomBytes: (size: number) => Buffer): string {
  const between = spread(randomBytes);
  const at = (from: number, to: number) => between(from, to).toFixed(1);
  const signs = [...digits].map((digit, place) => {
    const x = 12 + place * 40 + between(-3, 3);
    const y = between(5, 15);
    const turn = `rotate(${at(-18, 18)} 20 30) skewX(${at(-12, 12)}) scale(${at(0.85, 1.05)})`;
    return `<path d="${STROKES[digit]}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) ${turn}" stroke-width="${at(3.4, 5)}"/>`;
  });
  const lines = Array.from({ length: 4 }, () => {
    const [from, bend, to] = [at(5, HEIGHT - 5), at(-20, HEIGHT + 20), at(5, HEIGHT - 5)];
    return `<path d="M0 ${from}Q${at(60, 160)} ${bend} ${WIDTH} ${to}" stroke-width="${at(1.2, 2.2)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#f3f4f2"/><g fill="none" stroke="#22302b" stroke-linecap="round" stroke-linejoin="round">${signs.join('')}${lines.join('')}</g></svg>`;
}

/** The riddle as PNG, at twice its size for sharp screens. */
export async function captchaPng(digits: string, randomBytes: (size: number) => Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const svg = Buffer.from(captchaSvg(digits, randomBytes));
  return sharp(svg, { density: 144 }).blur(0.6).png({ palette: true, colours: 16 }).toBuffer();
}
