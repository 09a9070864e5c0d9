import { breadcrumbList, faqPage } from './structured.ts';

test('M3 · the breadcrumb of a page is listed with its places in order', () => {
  expect(
    breadcrumbList([
      { label: 'Home', href: '/' },
      { label: 'About us', href: '/about' },
    ]),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
      { '@type': 'ListItem', position: 2, name: 'About us', item: '/about' },
    ],
  });
});

test('M3 · questions are listed with the answers on the page', () => {
  expect(faqPage([{ question: 'Is it free?', answer: 'Yes.' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Is it free?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
    ],
  });
});
