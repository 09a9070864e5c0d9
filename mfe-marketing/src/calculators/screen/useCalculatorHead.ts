import { useMessages } from '@sanchay/i18n';
import { breadcrumbList, faqPage, usePageHead } from '@sanchay/remote-kit';
import type { Question } from '../../public-page/Questions.tsx';
import { calculatorId, calculatorPath, type CalculatorName } from '../calculatorNames.ts';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';

/** Title, description and what search engines read of a calculator's page. */
export function useCalculatorHead(name: CalculatorName, asked: readonly Question[]): void {
  const { t, language } = useMessages(CALCULATOR_MESSAGES);
  const id = calculatorId(name);
  const title = t(`calc.${id}.title`);
  const description = t(`calc.${id}.description`);
  const url = calculatorPath(name);
  usePageHead({
    title,
    description,
    canonical: url,
    structured: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebApplication',
        name: title,
        description,
        url,
        inLanguage: language,
        applicationCategory: 'FinanceApplication',
        operatingSystem: 'Any',
        browserRequirements: 'HTML5',
        isAccessibleForFree: true,
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'INR' },
      },
      breadcrumbList([
        { label: t('nav.calculators'), href: '/calculators' },
        { label: title, href: url },
      ]),
      faqPage(asked),
    ],
  });
}
