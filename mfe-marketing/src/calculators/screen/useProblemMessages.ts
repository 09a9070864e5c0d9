import { useFormat, useMessages } from '@sanchay/i18n';
import type { FieldProblem } from '../answers/outcome.ts';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';
import type { Field, TimeUnit } from '../definitions/field.ts';

/** Describes what is wrong with an answer, with the limit in the unit of its field. */
export function useProblemMessages(): (
  field: Pick<Field, 'kind'>,
  unit: TimeUnit,
  problem: FieldProblem,
) => string {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  const { compact, number, rupees } = useFormat();
  const limitMessages = (field: Pick<Field, 'kind'>, unit: TimeUnit, limit: number): string => {
    const decimals = Number.isInteger(limit) ? 0 : 2;
    if (field.kind === 'percent') return `${number(limit, { decimals })}%`;
    if (field.kind === 'rupees') return limit >= 1e7 ? compact(limit) : rupees(limit, { decimals });
    return t(`state.${field.kind === 'time' ? unit : 'years'}`, { count: limit });
  };
  return (field, unit, { code, limit }) => {
    if (code === 'not_whole') return t(`problem.not_whole.${field.kind === 'time' ? unit : 'whole'}`);
    return t(`problem.${code}`, { limit: limit === null ? '' : limitMessages(field, unit, limit) });
  };
}
