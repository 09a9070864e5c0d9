import { createBus } from '@sanchay/event-bus';
import { addMessages, startI18n } from '@sanchay/i18n';
import { createQueryClient } from '@sanchay/remote-kit/query';
import { createCache } from '@sanchay/ui/style';
import type { ReactNode } from 'react';
import { PageFactsContext, type PageHead } from '../page/pageHead.ts';
import type { RemoteDefinition } from '../remote/defineRemote.tsx';
import type { Platform } from '../remote/Platform.tsx';
import { RemoteTree } from '../remote/RemoteTree.tsx';
import { loadScreenAt } from '../remote/screenAt.ts';
import { StaticRouter } from '../router/staticRouter.ts';
import { AnswerBook } from './answerBook.ts';
import { collectStyle, prerender } from './prerender.ts';
import type { RenderJob, RenderOutcome } from './renderJob.ts';
import { ServerAnswersContext } from './serverAnswers.ts';

const nothing = (): void => undefined;
const fail = (error: unknown): never => {
  throw error;
};

/** A platform on which nobody is signed in and nothing happens: a server's page is a picture. */
function stillPlatform({ remote, release, config, at }: RenderJob): Platform {
  return {
    remote,
    release,
    renderedAt: at,
    config,
    bus: createBus({ channel: null, production: true }),
    navigate: nothing,
    signedIn: async () => undefined,
    userChanged: async () => undefined,
    critical: () => nothing,
    onError: fail,
  };
}

/**
 * Renders a page of a remote as the browser's first render would.
 * @throws whatever fails in it: a read, a component, words that cannot be had.
 */
export async function renderRemote(
  { name, styleKey, Root, messages, screens = {} }: RemoteDefinition,
  job: RenderJob,
): Promise<RenderOutcome> {
  await startI18n({ language: job.language });
  await Promise.all([addMessages(name, messages), loadScreenAt(screens, job.path)]);
  const cache = createCache({ key: styleKey });
  cache.compat = true;
  const queries = createQueryClient();
  const book = new AnswerBook(job.read, queries);
  const output: { head: PageHead | null; status: number } = { head: null, status: 200 };
  const facts = {
    head: (head: PageHead) => void (output.head = head),
    status: (status: number) => void (output.status = status),
  };
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={job.path + job.search}>{children}</StaticRouter>
  );
  try {
    const html = await prerender(
      <PageFactsContext value={facts}>
        <ServerAnswersContext value={book}>
          <RemoteTree
            platform={stillPlatform(job)}
            cache={cache}
            queries={queries}
            Router={Router}
            Root={Root}
            onReady={nothing}
            onCrash={fail}
          />
        </ServerAnswersContext>
      </PageFactsContext>,
      `${name}-`,
    );
    return { html, css: collectStyle(cache), ...output, answers: book.answers };
  } finally {
    // Its answers would wait a quarter of an hour to be forgotten.
    queries.clear();
  }
}
