/** Sentences a person reads about how a payment ended. */
export const paymentWords = {
  declined: 'The bank declined the payment. Nothing was charged, and everything is as it was before.',
  cancelled: 'You cancelled the payment. Nothing was charged, and everything is as it was before.',
  failed: 'The payment did not go through. Nothing was charged, and everything is as it was before.',
  expired: 'The payment was not finished in time. Nothing was charged, and everything is as it was before.',
  late: 'Your payment arrived after its time was over, so it was sent back to you in full.',
  unreachable:
    'We cannot reach the payment service right now. Nothing was charged. Please try again in a moment.',
  inProgress: 'A payment is already under way. Finish or cancel it first.',
  missing: 'We do not know this payment.',
} as const;

/** The sentence for a reason code of the gateway. */
export function failureWords(reason: string | null): string {
  if (reason === 'declined') return paymentWords.declined;
  if (reason === 'cancelled') return paymentWords.cancelled;
  return paymentWords.failed;
}
