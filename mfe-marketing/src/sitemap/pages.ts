/** A page of the product: its address and the key of its name. */
export interface SitePage {
  href: string;
  /** Key of words. */
  name: string;
}

/** The pages that do not come from data, in groups. Only what is there. */
export const SITE_PAGES: Readonly<Record<'about' | 'invest' | 'plan', readonly SitePage[]>> = {
  about: [
    { href: '/', name: 'sitemap.page.home' },
    { href: '/about', name: 'about.name' },
    { href: '/why-invest', name: 'why.name' },
    { href: '/pricing', name: 'pricing.name' },
    { href: '/press', name: 'press.name' },
    { href: '/help', name: 'sitemap.page.help' },
    { href: '/tos', name: 'sitemap.page.tos' },
    { href: '/privacy', name: 'sitemap.page.privacy' },
    { href: '/login', name: 'sitemap.page.login' },
    { href: '/signup', name: 'sitemap.page.signup' },
  ],
  invest: [
    { href: '/mutual-funds', name: 'sitemap.page.funds' },
    { href: '/mutual-funds/all', name: 'sitemap.page.allFunds' },
    { href: '/stocks', name: 'sitemap.page.stocks' },
    { href: '/us-stocks', name: 'sitemap.page.usStocks' },
    { href: '/fixed-deposit', name: 'sitemap.page.deposits' },
    { href: '/gold', name: 'sitemap.page.gold' },
    { href: '/insurance', name: 'sitemap.page.insurance' },
    { href: '/insurance/health', name: 'sitemap.page.health' },
  ],
  plan: [
    { href: '/goals', name: 'goals.name' },
    { href: '/switch', name: 'switch.name' },
    { href: '/triple-win-tax-plan', name: 'tax.name' },
    { href: '/calculators', name: 'sitemap.page.calculators' },
  ],
};
