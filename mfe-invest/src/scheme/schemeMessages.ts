export { planLabel } from '@sanchay/contracts';
import type { Translate } from '@sanchay/i18n';
import { riskLevel } from '@sanchay/ui';

/** A main category in words; names of sub-categories are the regulator's and stay. */
export function categoryLabel(t: Translate, category: string): string {
  return t(`category.${category}`, { defaultValue: category });
}

/** A riskometer rating in words; the API's own when it is not one of the six. */
export function riskLabel(t: Translate, rating: string): string {
  const level = riskLevel(rating);
  return level === null ? rating : t(`ui.risk.${level}`);
}

/** A tag of a scheme in words. */
export function tagLabel(t: Translate, tag: string): string {
  return t(`tag.${tag}`, { defaultValue: tag });
}
