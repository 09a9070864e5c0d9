import type { NewFundOffer } from '@sanchay/finance';
import { traitsOf, type SchemeFacts } from './traits.ts';
import type { EngineScheme } from './context.ts';

/** A scheme as it is kept, as far as the engine reads it. */
export type StoredScheme = SchemeFacts &
  Pick<
    EngineScheme,
    'code' | 'house_code' | 'house_name' | 'units_decimals' | 'purchasable' | 'asset_allocations'
  > & {
    redemption_allowed: boolean;
    switch_allowed: boolean;
    nfo_from: string | null;
    nfo_to: string | null;
    start_date: string | null;
    face_value: string;
  };

/** What the engine needs to know of a scheme. */
export function engineScheme(scheme: StoredScheme): EngineScheme {
  const { code, house_code, house_name, scheme_class, units_decimals, purchasable } = scheme;
  return {
    code,
    house_code,
    house_name,
    scheme_class,
    units_decimals,
    purchasable,
    asset_allocations: scheme.asset_allocations,
    redeemable: scheme.redemption_allowed,
    switchable: scheme.switch_allowed,
    ...traitsOf(scheme),
    offer: offerOf(scheme),
  };
}

/** The offer in which a scheme took, or takes, its first purchases; null where it had none that we know of. */
export function offerOf({
  nfo_from: from,
  nfo_to: to,
  start_date: start,
  face_value: faceValue,
}: Pick<StoredScheme, 'nfo_from' | 'nfo_to' | 'start_date' | 'face_value'>): NewFundOffer | null {
  return from === null || to === null ? null : { from, to, start, faceValue };
}
