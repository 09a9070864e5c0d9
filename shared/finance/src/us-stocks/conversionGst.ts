import { roundRupees, rupees, type Rupees } from '../quantity.ts';
import type { ConversionGst } from './conversionGstRules.ts';

/** GST on the conversion of an amount of rupees, half-up to paise. Source: CGST Rules 2017, rule 32(2)(b). */
export function conversionGst(rule: ConversionGst, amount: string | number): Rupees {
  const whole = rupees(amount);
  let value = rupees(0);
  rule.slabs.forEach(({ from, pct }, index) => {
    const next = rule.slabs[index + 1]?.from;
    const to = next === undefined || whole.lt(rupees(next)) ? whole : rupees(next);
    const part = to.minus(rupees(from));
    if (part.gt(0)) value = value.plus(part.times(pct).div(100));
  });
  if (value.lt(rupees(rule.least))) value = rupees(rule.least);
  if (value.gt(rupees(rule.most))) value = rupees(rule.most);
  return roundRupees(value.times(rule.gstPct).div(100));
}
