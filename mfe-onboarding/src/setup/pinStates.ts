/**
 * States and union territories by the first digits of a PIN code; the longest matching prefix counts. A suggestion
 * that the user can change. Source: India Post, postal circles.
 */
const STATES: Readonly<Record<string, string>> = {
  11: 'DL',
  ...across([12, 13], 'HR'),
  ...across([14, 15], 'PB'),
  160: 'CH',
  16: 'PB',
  17: 'HP',
  ...across([18, 19], 'JK'),
  194: 'LA',
  ...across([20, 28], 'UP'),
  ...Object.fromEntries(['244712', '246', '247', '248', '249', '262', '263'].map((digits) => [digits, 'UK'])),
  ...across([30, 34], 'RJ'),
  ...across([36, 39], 'GJ'),
  403: 'GA',
  ...across([40, 44], 'MH'),
  ...across([45, 48], 'MP'),
  49: 'CG',
  50: 'TS',
  ...across([51, 53], 'AP'),
  ...across([56, 59], 'KA'),
  ...across([60, 66], 'TN'),
  605: 'PY',
  ...across([67, 69], 'KL'),
  ...across([70, 74], 'WB'),
  737: 'SK',
  744: 'AN',
  ...across([75, 77], 'OD'),
  78: 'AS',
  ...Object.fromEntries(['790', '791', '792'].map((digits) => [digits, 'AR'])),
  ...Object.fromEntries(['793', '794'].map((digits) => [digits, 'ML'])),
  795: 'MN',
  796: 'MZ',
  ...Object.fromEntries(['797', '798'].map((digits) => [digits, 'NL'])),
  799: 'TR',
  ...across([80, 85], 'BR'),
  ...Object.fromEntries(
    ['814', '815', '816', '825', '826', '827', '828', '829', '831', '832', '833', '834', '835'].map(
      (digits) => [digits, 'JH'],
    ),
  ),
};

function across([from, to]: readonly [number, number], state: string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: to - from + 1 }, (_, index) => [from + index, state]));
}

/** The state that a PIN code most likely lies in, or null while too little of it is known. */
export function stateOfPin(pin: string): string | null {
  for (let length = pin.length; length >= 2; length -= 1) {
    const state = STATES[pin.slice(0, length)];
    if (state) return state;
  }
  return null;
}
