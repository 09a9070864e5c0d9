/** A device in a few words that the user recognises. Brand names, the same in every language. */
export interface DeviceLabel {
  device: 'phone' | 'tablet' | 'computer' | 'script';
  browser: string | null;
  system: string | null;
}

const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (table: [RegExp, string][], agent: string) =>
  table.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

/** Parses a `User-Agent` header; what it does not contain is null. */
export function readUserAgent(header: string | undefined, script: boolean): DeviceLabel {
  const agent = header ?? '';
  const tablet =
    /\biPad\b|\bTablet\b/.test(agent) || (/\bAndroid\b/.test(agent) && !/\bMobile\b/.test(agent));
  const phone = /\biPhone\b|\biPod\b|\bMobile\b/.test(agent);
  const device = script ? 'script' : tablet ? 'tablet' : phone ? 'phone' : 'computer';
  return { device, browser: named(BROWSERS, agent), system: named(SYSTEMS, agent) };
}

/** A network address with its end masked, enough to distinguish home from elsewhere: "103.21.x.x", "2401:4900:…". */
export function maskAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d)/i, '');
  const parts = plain.split('.');
  if (parts.length === 4) return `${parts[0]}.${parts[1]}.x.x`;
  const groups = plain.split(':').filter(Boolean);
  return groups.length > 1 ? `${groups.slice(0, 2).join(':')}:…` : plain;
}
