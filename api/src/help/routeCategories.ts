import { ownsPath, type HelpCategorySlug } from '@sanchay/contracts';
import { OFFERED_CATEGORIES, type OfferedCategory } from './offeredCategories.ts';

/** Which paths of the product belong to which category (specification, sections 2 and 3); the longest prefix wins. */
const routes: Record<OfferedCategory, readonly string[]> = {
  'mutual-funds': [
    '/mutual-funds',
    '/explore',
    '/portfolio',
    '/portfolio/mutual-funds',
    '/cart',
    '/orders',
    '/systematic',
    '/goals',
    '/switch',
  ],
  'fixed-deposits': ['/fixed-deposit', '/explore/fixed-deposit', '/portfolio/fixed-deposit'],
  'digital-gold': ['/gold', '/portfolio/gold'],
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
};

/** The category that a page of the product belongs to, or null for one that belongs to none. */
export function categoryOfPath(path: string): HelpCategorySlug | null {
  let best: { category: HelpCategorySlug; length: number } | null = null;
  for (const category of OFFERED_CATEGORIES) {
    for (const prefix of routes[category]) {
      if (ownsPath(prefix, path) && prefix.length > (best?.length ?? 0))
        best = { category, length: prefix.length };
    }
  }
  return best?.category ?? null;
}
