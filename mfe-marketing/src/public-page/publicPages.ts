import type { Screens } from '@sanchay/remote-kit';
import { loadCalculatorWords } from '../calculators/calculatorWords.ts';
import { addLegalWords, addPageWords } from '../words.ts';
import { lazyPage } from './lazyPage.ts';

/** Planners ask with the fields of the calculators, and the sitemap names them, so both need those words too. */
const addPlannerWords = async (): Promise<void> => {
  await Promise.all([addPageWords(), loadCalculatorWords()]);
};

/** The pages about the product by their address. Each is fetched when it is opened first. */
export const publicPages: Screens = {
  '/about': lazyPage(async () => (await import('../about/About.tsx')).About, addPageWords),
  '/why-invest': lazyPage(async () => (await import('../why-invest/WhyInvest.tsx')).WhyInvest, addPageWords),
  '/press': lazyPage(async () => (await import('../press/Press.tsx')).Press, addPageWords),
  '/pricing': lazyPage(async () => (await import('../pricing/Pricing.tsx')).Pricing, addPageWords),
  '/tos': lazyPage(async () => (await import('../legal/Terms.tsx')).Terms, addLegalWords),
  '/privacy': lazyPage(async () => (await import('../legal/Privacy.tsx')).Privacy, addLegalWords),
  '/switch': lazyPage(async () => (await import('../switch/SwitchPage.tsx')).SwitchPage, addPlannerWords),
  '/triple-win-tax-plan': lazyPage(
    async () => (await import('../tax-plan/TaxPlan.tsx')).TaxPlan,
    addPageWords,
  ),
  '/goals': lazyPage(async () => (await import('../goals/Goals.tsx')).Goals, addPlannerWords),
  '/sitemap': lazyPage(async () => (await import('../sitemap/Sitemap.tsx')).Sitemap, addPlannerWords),
};
