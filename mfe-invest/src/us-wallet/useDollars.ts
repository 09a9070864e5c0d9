import { useFormat } from '@sanchay/i18n';

/** How money of the wallet is written: dollars and rupees with two decimals, rates with four. */
export function useDollars() {
  const { rupees } = useFormat();
  return {
    dollars: (amount: number) => rupees(amount, { currency: 'USD', decimals: 2 }),
    paise: (amount: number) => rupees(amount, { decimals: 2 }),
    rate: (price: number) => rupees(price, { decimals: 4 }),
  };
}
