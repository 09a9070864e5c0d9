/** The page of the cash for orders of shares. */
export const CASH_PATH = '/stocks/cash';
