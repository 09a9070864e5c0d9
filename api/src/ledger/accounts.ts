/** An account by its role in the business; `reference` distinguishes accounts of one role. */
export interface Account {
  readonly role: AccountRole;
  readonly reference: string;
  /** Whether each portfolio has its own, or there is one for everybody. */
  readonly owner: 'portfolio' | 'platform';
}

export type AccountRole =
  | 'cash_in_transit'
  | 'units_held'
  | 'gateway_clearing'
  | 'amc_payable'
  | 'stamp_duty_payable'
  | 'units_issued'
  | 'provider_payable'
  | 'tax_payable'
  | 'subscription_income'
  | 'payout_due'
  | 'paid_to_investor'
  | 'exit_load_kept'
  | 'chargeback_due'
  | 'chargeback_settled'
  | 'deposit_held'
  | 'interest_earned'
  | 'tax_credit'
  | 'usd_wallet'
  | 'usd_reserved'
  | 'usd_in_transit'
  | 'usd_held_abroad'
  | 'trading_cash'
  | 'shares_held'
  | 'shares_issued'
  | 'exchange_clearing'
  | 'charges_payable'
  | 'dividends_earned'
  | 'share_fractions'
  | 'share_issues';

const owned = (role: AccountRole, reference = ''): Account => ({ role, reference, owner: 'portfolio' });
const shared = (role: AccountRole, reference = ''): Account => ({ role, reference, owner: 'platform' });

/** Rupees that the investor has paid and that have not bought anything yet. */
export const cashInTransit = (): Account => owned('cash_in_transit');
/** Units (or grams) in a folio of the portfolio. */
export const unitsHeld = (folioNo: string): Account => owned('units_held', folioNo);
/** The payment gateway: negative by what it has collected for us. */
export const gatewayClearing = (): Account => shared('gateway_clearing');
/** What is owed to a fund house for units bought. */
export const amcPayable = (houseCode: string): Account => shared('amc_payable', houseCode);
/** Stamp duty owed to the state. */
export const stampDutyPayable = (): Account => shared('stamp_duty_payable');
/** Units (or grams) issued: negative by all that is held. */
export const unitsIssued = (): Account => shared('units_issued');
/** What is owed to a provider that is not a fund house (gold). */
export const providerPayable = (provider: string): Account => shared('provider_payable', provider);
/** A tax collected and owed, by its name ('gst'). */
export const taxPayable = (tax: string): Account => shared('tax_payable', tax);
/** What subscriptions brought in, without tax. */
export const subscriptionIncome = (): Account => shared('subscription_income');
/** Rupees of a sale that the fund house has yet to pay. */
export const payoutDue = (): Account => owned('payout_due');
/** Rupees of sales that reached the investor's bank account. */
export const paidToInvestor = (): Account => owned('paid_to_investor');
/** Exit load that a fund house kept, for the others in its funds. */
export const exitLoadKept = (houseCode: string): Account => shared('exit_load_kept', houseCode);
/** Negative by what the investor owes after a chargeback, for units that were gone by then. */
export const chargebackDue = (): Account => owned('chargeback_due');
/** How amounts due after chargebacks were settled, by method: negative by what was received or written off. */
export const chargebackSettled = (method: string): Account => shared('chargeback_settled', method);
/** A fixed deposit with its issuer: principal and interest that was added. */
export const depositHeld = (depositId: string): Account => owned('deposit_held', depositId);
/** Negative by the interest of deposits that was booked. */
export const interestEarned = (): Account => owned('interest_earned');
/** Tax that payers deducted for the investor, by its name ('tds', 'tcs', in dollars 'us_withholding'). */
export const taxCredit = (tax: string): Account => owned('tax_credit', tax);
/** Dollars of the investor with the partner abroad. */
export const usdWallet = (): Account => owned('usd_wallet');
/** Dollars that orders of US shares set aside until settlement. */
export const usdReserved = (): Account => owned('usd_reserved');
/** Dollars that a withdrawal is taking to the bank account. */
export const usdInTransit = (): Account => owned('usd_in_transit');
/** Negative by all dollars that investors hold. */
export const usdHeldAbroad = (): Account => shared('usd_held_abroad');
/** Rupees of the investor for orders of shares, what orders set aside included. */
export const tradingCash = (): Account => owned('trading_cash');
/** Shares in the demat account, by ISIN. */
export const sharesHeld = (): Account => owned('shares_held');
/** Shares that others hold: negative by all that is held here. */
export const sharesIssued = (): Account => shared('shares_issued');
/** What is owed to the clearing corporation for shares bought; negative by what it owes for shares sold. */
export const exchangeClearing = (): Account => shared('exchange_clearing');
/** Charges collected and owed, by who receives them ('exchange', 'sebi', 'depository'). */
export const chargesPayable = (to: string): Account => shared('charges_payable', to);
/** Negative by the dividends of shares that were booked. */
export const dividendsEarned = (): Account => owned('dividends_earned');
/** Negative by what companies paid for parts of shares. */
export const shareFractions = (): Account => shared('share_fractions');
/** What was paid to companies for new shares. */
export const shareIssues = (): Account => shared('share_issues');
