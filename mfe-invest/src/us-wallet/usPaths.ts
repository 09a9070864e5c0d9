/** Pages of the account for US stocks and its dollar wallet. */
export const US_ACCOUNT_PATH = '/us-stocks/account';
export const US_WALLET_PATH = '/us-stocks/wallet';
export const ADD_MONEY_PATH = '/us-stocks/wallet/add';
export const WITHDRAW_PATH = '/us-stocks/wallet/withdraw';

/** The page of a transfer. */
export const usTransferPath = (id: string): string => `/us-stocks/transfers/${encodeURIComponent(id)}`;
