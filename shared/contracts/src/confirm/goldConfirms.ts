interface GoldPurchase {
  block_id: string;
  amount?: number | undefined;
  grams?: number | undefined;
}

/** What the OTP of a gold purchase confirms: the locked price and the requested amount in rupees or in grams. */
export function goldConfirms({ block_id: blockId, amount, grams }: GoldPurchase): string {
  return grams === undefined ? `gold:${blockId}:rupees:${amount ?? 0}` : `gold:${blockId}:grams:${grams}`;
}
