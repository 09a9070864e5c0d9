import { HOURLY_MS, MINUTELY_MS, type Domain } from '../platform/domain.ts';
import { remindOfW8ben } from './account/remind.ts';
import { usStockRoutes } from './routes.ts';
import {
  checkConversion,
  CONVERSION_CHECK_JOB,
  CONVERT_JOB,
  convertTransfer,
  sendDueTransfers,
} from './transfers/bank.ts';
import { convertPaid, endUnpaid, reverseRemittance } from './transfers/settle.ts';
import { usWalletSource } from './wallet/walletSource.ts';
import { usWalletRoutes } from './walletRoutes.ts';

export { lockUsAccount, usAccountOf } from './account/accountStore.ts';
export { notOpen } from './account/usAccount.ts';
export { collectedTax } from './transfers/transferStore.ts';
export { dollarRate, dollarRatesOn } from './exchangeRate.ts';

/** Stocks of the United States: lists, pages, the price of a dollar, the account and its dollar wallet. */
export const usStocksDomain = {
  name: 'us-stocks',
  async routes(app, ctx) {
    usStockRoutes(app, ctx);
    await usWalletRoutes(app, ctx);
  },
  jobs: { [CONVERT_JOB]: convertTransfer, [CONVERSION_CHECK_JOB]: checkConversion },
  periodic: [
    { everyMs: MINUTELY_MS, tasks: [sendDueTransfers] },
    { everyMs: HOURLY_MS, tasks: [remindOfW8ben] },
  ],
  onClockMoved: { 'US transfers': sendDueTransfers, 'W-8BEN reminders': remindOfW8ben },
  assetSources: { us_wallet: usWalletSource },
  payments: {
    remittance: { paid: convertPaid, ended: endUnpaid, chargeback: reverseRemittance },
  },
} satisfies Domain;
