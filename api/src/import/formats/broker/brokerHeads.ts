/** Heads of columns as brokers name them, in small letters and without punctuation; the first that is there counts. */
export const BROKER_HEADS = {
  name: [
    'stock name',
    'scrip name',
    'security name',
    'company name',
    'symbol',
    'trading symbol',
    'tradingsymbol',
    'instrument',
    'scrip',
  ],
  isin: ['isin', 'isin code', 'isin number'],
  date: ['trade date', 'deal date', 'date', 'transaction date', 'order date', 'execution date and time'],
  side: ['buy sell', 'transaction type', 'trade type', 'type', 'side', 'action'],
  quantity: ['qty', 'quantity', 'quantity available', 'total quantity', 'net qty', 'shares'],
  price: [
    'price per share',
    'trade price',
    'average buy price',
    'average price',
    'avg price',
    'avg cost',
    'average cost price',
    'average cost',
    'buy avg',
    'price',
    'rate',
  ],
  market: [
    'previous closing price',
    'closing price',
    'ltp',
    'market price',
    'current price',
    'current market price',
    'cmp',
  ],
  buyQuantity: ['buy qty', 'buy quantity'],
  buyPrice: ['buy rate', 'buy price'],
  sellQuantity: ['sell qty', 'sell quantity'],
  sellPrice: ['sell rate', 'sell price'],
  trade: ['trade id', 'trade no', 'trade number', 'trade num'],
  client: ['client code', 'client id', 'dp id', 'demat account'],
} as const;
export type BrokerHead = keyof typeof BROKER_HEADS;

const BROKERS: readonly (readonly [RegExp, string])[] = [
  [/order_execution_time|quantity discrepant|zerodha/i, 'Zerodha'],
  [/groww/i, 'Groww'],
  [/upstox/i, 'Upstox'],
  [/angel ?one/i, 'Angel One'],
  [/icici ?direct|deal date/i, 'ICICI Direct'],
  [/hdfc ?sec/i, 'HDFC Securities'],
  [/kotak ?(?:sec|neo)/i, 'Kotak Securities'],
  [/dhan\b/i, 'Dhan'],
];

/** The broker that title and heads of a file show; null for another. */
export const brokerOf = (titleAndHeads: string): string | null =>
  BROKERS.find(([pattern]) => pattern.test(titleAndHeads))?.[1] ?? null;

/** The name of a broker as its own files have it, of a name that a user typed; null for another. */
export function brokerNamed(typed: string): string | null {
  const name = typed.trim().toLowerCase();
  return BROKERS.find(([, broker]) => broker.toLowerCase() === name)?.[1] ?? null;
}

/** The place of shares that a file without an account number lists. */
export const NO_ACCOUNT = 'DEMAT';
