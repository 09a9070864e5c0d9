import type { Screens } from '@sanchay/remote-kit';
import { loadCalculatorMessages } from '../calculators/calculatorMessages.ts';
import { addLegalMessages, addPageMessages } from '../messages.ts';
import { lazyPage } from './lazyPage.ts';

/** Planners use the fields of the calculators, and the sitemap names them, so both need those texts too. */
const addPlannerMessages = async (): Promise<void> => {
  await Promise.all([addPageMessages(), loadCalculatorMessages()]);
};

/** The pages about the product by their address. Each is fetched when it is opened first. */
export const publicPages: Screens = {
  '/about': lazyPage(async () => (await import('../about/About.tsx')).About, addPageMessages),
  '/why-invest': lazyPage(
    async () => (await import('../why-invest/WhyInvest.tsx')).WhyInvest,
    addPageMessages,
  ),
  '/press': lazyPage(async () => (await import('../press/Press.tsx')).Press, addPageMessages),
  '/pricing': lazyPage(async () => (await import('../pricing/Pricing.tsx')).Pricing, addPageMessages),
  '/tos': lazyPage(async () => (await import('../legal/Terms.tsx')).Terms, addLegalMessages),
  '/privacy': lazyPage(async () => (await import('../legal/Privacy.tsx')).Privacy, addLegalMessages),
  '/switch': lazyPage(async () => (await import('../switch/SwitchPage.tsx')).SwitchPage, addPlannerMessages),
  '/triple-win-tax-plan': lazyPage(
    async () => (await import('../tax-plan/TaxPlan.tsx')).TaxPlan,
    addPageMessages,
  ),
  '/goals': lazyPage(async () => (await import('../goals/Goals.tsx')).Goals, addPlannerMessages),
  '/sitemap': lazyPage(async () => (await import('../sitemap/Sitemap.tsx')).Sitemap, addPlannerMessages),
};
