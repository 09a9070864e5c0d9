/** Charges of an order of US shares: brokerage, and of a sale the fees of the SEC and FINRA. */
export const US_CHARGE_KINDS = ['brokerage', 'sec_fee', 'trading_fee'] as const;
export type UsOrderChargeKind = (typeof US_CHARGE_KINDS)[number];

/** What a US company does with all of its shares. */
export const US_ACTION_KINDS = ['split', 'dividend'] as const;
