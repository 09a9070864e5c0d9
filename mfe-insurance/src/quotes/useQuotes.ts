import { AddressReader, useCall } from '@sanchay/remote-kit';
import { quoteAnswersOf, quoteQuery, type QuoteAnswers } from './quoteAnswers.ts';
import { useSettled } from './useSettled.ts';

/** Premiums for the answers as soon as they rest; the former ones stay while new ones are on their way. */
export function useQuotes(answers: QuoteAnswers) {
  const asked = useSettled(quoteQuery(answers));
  const { family, cover } = quoteAnswersOf(new AddressReader(new URLSearchParams(asked)));
  return useCall(
    'insuranceQuotes',
    {
      params: { kind: 'health' },
      query: { cover, adult_ages: family.ages.join(','), children: family.children, city: family.city },
    },
    { keepPrevious: true },
  );
}
