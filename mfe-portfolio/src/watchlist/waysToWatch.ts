/** Lists whose entries can be watched, and their message key. */
export const WAYS_TO_WATCH = [
  ['funds', '/mutual-funds'],
  ['stocks', '/stocks'],
  ['usStocks', '/us-stocks'],
  ['deposits', '/fixed-deposit'],
] as const;
