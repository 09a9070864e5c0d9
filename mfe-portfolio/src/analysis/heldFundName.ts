import { optionOfName, planLabel, planOfName, shortFundName } from '@sanchay/contracts';
import type { Translate } from '@sanchay/i18n';

/** The short name of a fund; with plan and option where it is not the direct growth plan, so that twins differ. */
export function heldFundName(t: Translate, name: string): string {
  const usual = planOfName(name) === 'Direct' && optionOfName(name) === 'Z';
  return usual ? shortFundName(name) : `${shortFundName(name)} · ${planLabel(t, name)}`;
}
