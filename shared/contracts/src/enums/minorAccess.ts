/**
 * Calls that are closed in the account of a minor, with the screen that offers each as a path with sample parameters.
 * `never`: not open to minors. `until_of_age`: the guardian transacts until the 18th birthday; then they are closed until
 * the account is handed over to the own login and KYC in the own name is valid there.
 */
export const MINOR_ACCESS = {
  never: {
    createStockOrder: '/stocks/reliance/order',
    createGttOrder: '/stocks/reliance/gtt',
    changeGttOrder: '/stocks/reliance/gtt',
    applyForRights: '/stocks/reliance/rights',
    addTradingCash: '/stocks/cash',
    createUsOrder: '/us-stocks/aapl/order',
    openUsAccount: '/us-stocks/account',
    createRemittance: '/us-stocks/wallet/add',
    createGoldOrder: '/gold/buy',
    createDeposit: '/fixed-deposit/bank/regular/invest/enter-fd-details',
    replaceNominees: '/profile/nominees',
  },
  until_of_age: {
    createRedemption: '/orders/redeem/TST1',
    createSwitch: '/orders/switch/TST1',
    createSystematic: '/systematic/swp',
  },
} as const;

/** When a screen is closed in the account of a minor. */
export type MinorAccess = keyof typeof MINOR_ACCESS;
