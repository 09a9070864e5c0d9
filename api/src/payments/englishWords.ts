/** Sentences a person reads about how a payment ended, or why none was started. `{…}` are filled in. */
export const paymentWords = {
  declined: 'The bank declined the payment. Nothing was charged, and everything is as it was before.',
  cancelled: 'You cancelled the payment. Nothing was charged, and everything is as it was before.',
  failed: 'The payment did not go through. Nothing was charged, and everything is as it was before.',
  expired: 'The payment was not finished in time. Nothing was charged, and everything is as it was before.',
  late: 'Your payment arrived after its time was over, so it was sent back to you in full.',
  thirdParty:
    'The money came from an account that is not one of your verified bank accounts. The rules do not allow that, so it was sent back in full.',
  chargedBack: 'Your bank reversed this payment. What it had bought was reversed too.',
  chargebackDue:
    'Your bank reversed this payment, and not everything it had bought could be reversed. The rest is due. Redemptions and switches are paused until it is settled.',
  chargebackFirst: 'Your bank reversed this payment. Nothing was bought with it.',
  unreachable:
    'We cannot reach the payment service right now. Nothing was charged. Please try again in a moment.',
  inProgress: 'A payment is already under way. Finish or cancel it first.',
  mandateRunning:
    'Your bank was asked to debit your account under your mandate, so this payment cannot be cancelled here.',
  missing: 'We do not know this payment.',
  upiIdInvalid: 'Write the UPI id like name@bank, for example asha@okaxis.',
  upiIdUnknown: 'No bank knows this UPI id. Please check it.',
  bankUnknown: 'Choose one of your verified banks.',
  upiLimit:
    'By UPI {limit} a day may be paid. {left} is left today: pay by net banking, or pay a part today.',
  noBank: 'Add a bank account first: the money has to come from your own account.',
  noMandate: 'You have no active mandate that covers this amount.',
  mandateSmall: 'This is more than the limit of the mandate.',
} as const;

export type PaymentWord = keyof typeof paymentWords;
