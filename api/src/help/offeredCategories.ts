import { HELP_CATEGORIES, type HelpCategorySlug } from '@sanchay/contracts';

/** Features without a screen so far. Their help returns with the issue that builds them; tickets keep the topics. */
const UNBUILT = ['import-portfolio', 'savesmart'] as const satisfies readonly HelpCategorySlug[];

/** A category of the help desk with an existing feature. */
export type OfferedCategory = Exclude<HelpCategorySlug, (typeof UNBUILT)[number]>;

/** The categories with existing features, in their order. */
export const OFFERED_CATEGORIES: readonly OfferedCategory[] = HELP_CATEGORIES.filter(
  (slug): slug is OfferedCategory => !(UNBUILT as readonly HelpCategorySlug[]).includes(slug),
);
