import { useMessages } from '@sanchay/i18n';
import { breadcrumbList, faqPage, usePageHead, type Structured } from '@sanchay/remote-kit';
import { Breadcrumbs, Heading, Page, Stack, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import type { ReactNode } from 'react';
import type { Question } from './Questions.tsx';

const Sheet = styled.div`
  & .lead {
    max-width: 720px;
  }
  @media print {
    & nav,
    & form,
    & button,
    & .screen-only {
      display: none;
    }
    & section,
    & figure,
    & tr,
    & li {
      break-inside: avoid;
    }
    /* Answers are read on paper too. */
    & details::details-content {
      content-visibility: visible;
      display: block;
      block-size: auto;
    }
    & h2,
    & h3 {
      break-after: avoid;
    }
  }
`;

export interface PublicPageProps {
  /** Address of the page, which stays the same whatever its query. */
  path: string;
  /** Name of the page in the way to it and in the browser's tab. */
  name: string;
  /** The heading of the page; its name when absent. */
  title?: string;
  lead: string;
  /** One or two sentences for search results. */
  description: string;
  /** Questions that the page answers. They must be on the page. */
  questions?: readonly Question[];
  structured?: readonly Structured[];
  width?: 'wide' | 'text';
  children: ReactNode;
}

/** The frame of a public page: its breadcrumb, heading, search engine metadata and print layout. */
export function PublicPage({ path, name, lead, description, children, ...page }: PublicPageProps) {
  const { t } = useMessages();
  const way = [
    { label: t('nav.home'), href: '/' },
    { label: name, href: path },
  ];
  usePageHead({
    title: name,
    description,
    canonical: path,
    structured: [
      breadcrumbList(way),
      ...(page.questions ? [faqPage(page.questions)] : []),
      ...(page.structured ?? []),
    ],
  });
  return (
    <Sheet>
      <Page width={page.width ?? 'wide'}>
        <Stack gap={10}>
          <Stack gap={2}>
            <Breadcrumbs items={way} />
            <Heading level={1}>{page.title ?? name}</Heading>
            <Text size="lead" className="lead">
              {lead}
            </Text>
          </Stack>
          {children}
        </Stack>
      </Page>
    </Sheet>
  );
}
