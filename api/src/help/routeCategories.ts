import { HELP_CATEGORIES, ownsPath } from '@sanchay/contracts';
import type { HelpCategorySlug } from '@sanchay/contracts';

/** Which paths of the product belong to which category (specification, sections 2 and 3); the longest prefix wins. */
const routes: Record<HelpCategorySlug, readonly string[]> = {
  'mutual-funds': [
    '/mutual-funds',
    '/explore',
    '/portfolio',
    '/portfolio/mutual-funds',
    '/cart',
    '/orders',
    '/reports',
    '/systematic',
    '/goals',
    '/switch',
  ],
  'fixed-deposits': ['/fixed-deposit', '/explore/fixed-deposit', '/portfolio/fixed-deposit'],
  'digital-gold': ['/gold', '/portfolio/gold'],
  'import-portfolio': ['/import', '/portfolio/import'],
  insurance: ['/insurance', '/portfolio/insurance'],
  equities: ['/stocks', '/us-stocks', '/portfolio/stocks', '/portfolio/us-stocks'],
  'account-and-kyc': [
    '/dashboard',
    '/signup',
    '/login',
    '/solo-setup',
    '/joint-setup',
    '/upload-pan-card',
    '/do-esign',
    '/bank-solo-setup',
    '/kyc-risk-profile',
    '/profile',
    '/auth',
  ],
  savesmart: ['/save-smart', '/explore/save-smart'],
};

/** The category that a page of the product belongs to, or null for one that belongs to none. */
export function categoryOfPath(path: string): HelpCategorySlug | null {
  let best: { category: HelpCategorySlug; length: number } | null = null;
  for (const category of HELP_CATEGORIES) {
    for (const prefix of routes[category]) {
      if (ownsPath(prefix, path) && prefix.length > (best?.length ?? 0))
        best = { category, length: prefix.length };
    }
  }
  return best?.category ?? null;
}
