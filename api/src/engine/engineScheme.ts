import { traitsOf } from './traits.ts';
import type { SchemeFacts } from './traits.ts';
import type { EngineScheme } from './world.ts';

/** A scheme as it is kept, as far as the engine reads it. */
export type StoredScheme = SchemeFacts &
  Pick<EngineScheme, 'code' | 'house_code' | 'house_name' | 'units_decimals' | 'purchasable'> & {
    redemption_allowed: boolean;
    switch_allowed: boolean;
  };

/** What the engine needs to know of a scheme. */
export function engineScheme(scheme: StoredScheme): EngineScheme {
  const { code, house_code, house_name, scheme_class, units_decimals, purchasable } = scheme;
  return {
    ...{ code, house_code, house_name, scheme_class, units_decimals, purchasable },
    redeemable: scheme.redemption_allowed,
    switchable: scheme.switch_allowed,
    ...traitsOf(scheme),
  };
}
