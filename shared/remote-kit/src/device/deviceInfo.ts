/** Device information derived from what the browser reports (specification, section 3). */
export interface DeviceInfo {
  isMobile: boolean;
  isTablet: boolean;
  isDesktop: boolean;
  isIos: boolean;
  isAndroid: boolean;
  isChrome: boolean;
  isSafari: boolean;
  isFirefox: boolean;
  isEdge: boolean;
  isCrawler: boolean;
}

const CRAWLER = /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|preview|lighthouse/i;

/**
 * Reads a browser's user agent. Exactly one of `isMobile`, `isTablet` and `isDesktop` is true, at most one browser
 * flag. Anything that can be detected (a media query, a feature) should be queried instead; this is for the rest.
 * @param touchPoints `navigator.maxTouchPoints`: an Apple tablet identifies itself as a Mac
 */
export function deviceInfo(userAgent: string, touchPoints = 0): DeviceInfo {
  const says = (pattern: RegExp): boolean => pattern.test(userAgent);
  const isIPad = says(/iPad/) || (says(/Macintosh/) && touchPoints > 1);
  const isIos = isIPad || says(/iPhone|iPod/);
  const isAndroid = !isIos && says(/Android/);
  const isTablet = isIPad || (isAndroid && !says(/Mobile/));
  const isMobile = !isTablet && (isIos || isAndroid || says(/Mobile/));
  const isEdge = says(/Edg(e|A|iOS)?\//);
  const isFirefox = !isEdge && says(/Firefox\/|FxiOS\//);
  const isChrome = !isEdge && !isFirefox && says(/Chrome\/|CriOS\//);
  return {
    isMobile,
    isTablet,
    isDesktop: !isMobile && !isTablet,
    isIos,
    isAndroid,
    isChrome,
    isSafari: !isEdge && !isFirefox && !isChrome && says(/Safari\//),
    isFirefox,
    isEdge,
    isCrawler: says(CRAWLER),
  };
}

/** This device. In a browser only: the server sends the same page to all. */
export function thisDevice(): DeviceInfo {
  return deviceInfo(navigator.userAgent, navigator.maxTouchPoints);
}
