import type { ApplicableNav } from '@sanchay/finance';
import type { OrderScheme } from '../funds/index.ts';
import type { OrderRow } from './rows.ts';
import type { StepValues } from './words.ts';

/** What the sentence of a submitted order says. */
export function submittedValues(scheme: OrderScheme, timing: ApplicableNav): StepValues {
  return {
    house: scheme.house_name,
    nav_date: timing.navDate,
    allotment_date: timing.allotmentDate,
    because: timing.explanation,
    cut_off: timing.cutOff,
  };
}

/** What the sentence of an allotted order says. */
export function allottedValues(order: OrderRow, scheme: OrderScheme): StepValues {
  return {
    units: order.units!,
    decimals: scheme.units_decimals,
    nav: order.nav!,
    folio_no: order.folio_no!,
    stamp_duty: order.stamp_duty!,
  };
}
