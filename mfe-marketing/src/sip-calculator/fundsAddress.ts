/** The funds list with the funds that take a SIP of so many rupees a month. */
export function fundsAddress(monthlyAmount: number): string {
  return `/mutual-funds/all?${new URLSearchParams({ max_sip_min: String(Math.floor(monthlyAmount)) })}`;
}
