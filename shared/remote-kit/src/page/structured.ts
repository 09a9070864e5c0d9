/** An object of schema.org; a page's addresses in it are paths, which the server makes whole. */
export type Structured = Record<string, unknown>;

/** The way from the top to a page, as search results show it. The last item is the page itself. */
export function breadcrumbList(items: readonly { label: string; href: string }[]): Structured {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href,
    })),
  };
}

/** Questions that the page itself contains and answers, in plain text. */
export function faqPage(questions: readonly { question: string; answer: string }[]): Structured {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
