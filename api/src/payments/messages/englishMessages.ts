/** Messages to the user about how a payment ended, or why none was started. `{…}` are filled in. */
export const paymentMessages = {
  declined: 'Your bank declined the payment. No money was taken.',
  cancelled: 'You cancelled the payment. No money was taken.',
  failed: 'Payment failed. No money was taken.',
  expired: 'The payment timed out. No money was taken.',
  late: 'Your payment arrived after it had timed out, so it was refunded in full.',
  thirdParty:
    "The payment came from an account that isn't one of your verified bank accounts. Payments from other accounts aren't allowed, so it was refunded in full.",
  chargedBack: 'Your bank reversed this payment. Orders paid with it were reversed too.',
  chargebackDue:
    'Your bank reversed this payment, and not all orders paid with it could be reversed. The rest is due. Redemptions and switches are paused until it is settled.',
  chargebackFirst: 'Your bank reversed this payment. No orders were affected.',
  unreachable: 'The payment service is unavailable right now. No money was taken. Try again in a moment.',
  inProgress: 'A payment is already in progress. Complete or cancel it first.',
  mandateRunning:
    "A debit request has been sent to your bank under your mandate, so this payment can't be cancelled here.",
  missing: 'Payment not found.',
  upiIdInvalid: 'Enter a UPI ID such as asha@okaxis.',
  upiIdUnknown: 'UPI ID not found. Check it and try again.',
  bankUnknown: 'Choose one of your verified bank accounts.',
  upiLimit:
    'The daily UPI limit is {limit}. You have {left} left today: use net banking or pay part of it today.',
  upiUsedUp:
    'The daily UPI limit of {limit} is used up. Payments in progress count too. Use net banking, or pay by UPI tomorrow.',
  noBank: 'Add a bank account first. Payments must come from your own account.',
  noMandate: "You don't have an active mandate for this amount.",
  mandateSmall: 'This is above the mandate limit.',
} as const;

export type PaymentMessage = keyof typeof paymentMessages;
