/** Handles that the sandbox knows, and the banks behind them. */
const BANKS: Record<string, string> = {
  okaxis: 'Axis Bank',
  okhdfcbank: 'HDFC Bank',
  okicici: 'ICICI Bank',
  oksbi: 'State Bank of India',
  ybl: 'Yes Bank',
  ibl: 'ICICI Bank',
  axl: 'Axis Bank',
  paytm: 'Paytm Payments',
  upi: 'Your bank',
  sbi: 'State Bank of India',
  hdfcbank: 'HDFC Bank',
  icici: 'ICICI Bank',
  kotak: 'Kotak Mahindra Bank',
};
/** A name that the sandbox never knows, so that the answer "nobody has this id" can be seen. */
const NOBODY = 'nobody';

/** The bank of a UPI id, or null when nobody has it. */
export function bankOfUpiId(upiId: string): string | null {
  const [name = '', handle = ''] = upiId.split('@');
  return name === NOBODY ? null : (BANKS[handle.toLowerCase()] ?? null);
}
