import type { UsDirection } from '@sanchay/contracts';

/**
 * Purpose codes of the Reserve Bank: investment of residents in shares abroad, and its return. Source: RBI list of purpose
 * codes (general knowledge).
 */
export const PURPOSE_CODES: Readonly<Record<UsDirection, string>> = { in: 'S0001', out: 'P0001' };
