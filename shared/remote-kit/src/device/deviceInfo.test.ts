import { deviceInfo } from './deviceInfo.ts';

const agents: [string, string, number, string[]][] = [
  [
    'a phone with Android',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
    5,
    ['isMobile', 'isAndroid', 'isChrome'],
  ],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    5,
    ['isMobile', 'isIos', 'isSafari'],
  ],
  [
    'Chrome on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
    5,
    ['isMobile', 'isIos', 'isChrome'],
  ],
  [
    'an iPad that says it is a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    5,
    ['isTablet', 'isIos', 'isSafari'],
  ],
  [
    'a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    0,
    ['isDesktop', 'isSafari'],
  ],
  [
    'a tablet with Android',
    'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
    5,
    ['isTablet', 'isAndroid', 'isChrome'],
  ],
  [
    'Edge',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0',
    0,
    ['isDesktop', 'isEdge'],
  ],
  [
    'Firefox',
    'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    0,
    ['isDesktop', 'isFirefox'],
  ],
  [
    'a crawler',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/130.0 Safari/537.36',
    0,
    ['isDesktop', 'isChrome', 'isCrawler'],
  ],
  ['nothing', '', 0, ['isDesktop']],
];

test.each(agents)('S18 · %s is detected from its user agent', (_name, agent, touchPoints, expected) => {
  const reported = Object.entries(deviceInfo(agent, touchPoints))
    .filter(([, yes]) => yes)
    .map(([name]) => name);
  expect(reported).toEqual(expected);
});
