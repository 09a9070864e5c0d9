import type { FakeAnswers } from '@sanchay/api-client/testing';
import type { SessionState } from '@sanchay/contracts';
import { renderRemote } from '@sanchay/test-kit';
import { MarketingRoutes } from '../../routes.tsx';
import { MESSAGES, messageLoaders } from '../../messages.ts';

export const office = {
  open: false,
  opens: '09:00',
  closes: '19:00',
  opens_next: '2026-11-23T03:30:00.000Z',
};

export const articles = [
  {
    slug: 'exit-load',
    category: 'mutual-funds' as const,
    title: 'What is exit load?',
    summary: 'A charge for selling early.',
  },
];

/** The desk with two categories; pages under `/gold` belong to the second. */
export const desk: FakeAnswers['helpDesk'] = ({ query }) => ({
  status: 'success',
  data: {
    categories: [
      { slug: 'mutual-funds', title: 'Mutual funds', summary: 'SIPs and selling.', articles },
      { slug: 'digital-gold', title: 'Digital gold', summary: 'Price and GST.', articles: [] },
    ],
    first: query?.path?.startsWith('/gold') ? 'digital-gold' : null,
    office,
  },
});

export const signedIn: Partial<SessionState> = {
  loggedIn: true,
  userFetched: true,
  user: { id: 1, name: 'Asha', state: 2 } as SessionState['user'],
};

/** The remote at an address of the help desk. */
export function openHelp(at: string, answers: FakeAnswers = {}, session: Partial<SessionState> = {}) {
  return renderRemote(MarketingRoutes, {
    name: MESSAGES,
    messages: messageLoaders,
    at,
    session,
    answers: { helpDesk: desk, ...answers },
  });
}
