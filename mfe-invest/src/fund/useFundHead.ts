import type { Scheme } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { breadcrumbList, usePageHead } from '@sanchay/remote-kit';
import { fundPath } from '../scheme/fundPath.ts';
import { MESSAGES } from '../messages.ts';

/** The content of the head of a fund's page: its name, and its figures of today in a sentence. */
export function useFundHead(scheme: Scheme): void {
  const { t } = useMessages(MESSAGES);
  const { nav, date, percent } = useFormat();
  const { short_name: name, fund_name: house, fund_category: category, slug } = scheme;
  const path = fundPath(slug);
  const about = t('fund.about', { name, house, category });
  const figures = scheme.nav
    ? t('fund.figures', {
        nav: nav(scheme.nav.nav),
        date: date(scheme.nav.date),
        cost: percent(scheme.expense_ratio),
        return: percent(scheme.returns.year_5, { decimals: 1 }),
      })
    : '';
  usePageHead({
    title: t('fund.pageTitle', { name }),
    description: `${about} ${figures}`.trim(),
    canonical: path,
    structured: [
      breadcrumbList([
        { label: t('explore.title'), href: '/mutual-funds' },
        { label: t('list.title'), href: '/mutual-funds/all' },
        { label: name, href: path },
      ]),
      {
        '@context': 'https://schema.org',
        '@type': 'InvestmentFund',
        name,
        category,
        url: path,
        description: about,
        provider: { '@type': 'Organization', name: house },
        ...(scheme.ISIN && {
          identifier: { '@type': 'PropertyValue', propertyID: 'ISIN', value: scheme.ISIN },
        }),
      },
    ],
  });
}
