import type { LockIn, RedemptionGroup, SchemeClass } from '@sanchay/finance';

/** The regulated category of a scheme and how it is kept; the name of a fund is never read. */
export interface SchemeFacts {
  category: string;
  sub_category: string;
  scheme_class: SchemeClass;
  lock_in_days: number;
}

/** How the sales of a scheme are timed and locked, from its regulated category. Source: rules R5 and R6. */
export function traitsOf({ sub_category: sub, lock_in_days }: SchemeFacts): {
  group: RedemptionGroup | null;
  lock: LockIn;
} {
  const group = sub === 'Overnight' ? 'overnight' : sub === 'FoF Overseas' ? 'overseas' : null;
  return {
    group,
    lock: { elss: sub === 'ELSS', days: lock_in_days },
  };
}
