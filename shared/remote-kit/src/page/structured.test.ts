import { breadcrumbList, faqPage } from './structured.ts';

test('M3 · the way to a page is told with its places in order', () => {
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

test('M3 · questions are told with the answers that the page gives', () => {
  expect(faqPage([{ question: 'Is it free?', answer: 'Yes.' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Is it free?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
    ],
  });
});
