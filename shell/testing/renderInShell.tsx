import { setClient } from '@sanchay/api-client';
import { fakeClient, type FakeAnswers, type FakeClient } from '@sanchay/api-client/testing';
import {
  defaultConfig,
  type AppConfig,
  type NavEntry,
  type PageRegistry,
  type SessionState,
} from '@sanchay/contracts';
import { bus } from '@sanchay/event-bus';
import { startI18n, type Language } from '@sanchay/i18n';
import { queryClient } from '@sanchay/remote-kit/query';
import { LinkProvider } from '@sanchay/ui';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ShellContext, type ShellServices } from '../src/kit/shellContext.ts';

interface Options {
  /** Prefixes that one live remote owns. */
  routes?: string[];
  nav?: NavEntry[];
  config?: Partial<AppConfig>;
  answers?: FakeAnswers;
  session?: Partial<SessionState>;
  language?: Language;
}

export interface RenderedInShell extends RenderResult {
  client: FakeClient;
  /** Paths that were requested from the shell, in order. */
  visited: string[];
  /** Portfolios that were switched to, in order. */
  switched: string[];
}

const nobody: SessionState = { loggedIn: false, userFetched: true, user: null };

/** A registry of one remote that owns these prefixes. */
export function oneRemote(routes: string[], nav: NavEntry[] = []): PageRegistry {
  const name = { en: 'Area', hi: 'क्षेत्र' };
  return {
    serial: 1,
    issued: '2026-11-20T00:00:00Z',
    expires: '2026-11-27T00:00:00Z',
    cohort: 0,
    remotes: { 'mfe-area': { owner: 'a-team', title: name, routes, nav, live: '1.0.0' } },
  };
}

/** A piece of the shell with what it stands on: settings, registry, session on the bus, a fake client, no network. */
export async function renderInShell(piece: ReactNode, options: Options = {}): Promise<RenderedInShell> {
  const { routes = ['/'], nav = [], language = 'en' } = options;
  await startI18n({ language });
  const client = fakeClient(options.answers);
  setClient(client);
  queryClient.clear();
  bus.emit('session/changed', { ...nobody, ...options.session });
  const visited: string[] = [];
  const switched: string[] = [];
  const navigate = (to: string): void => void visited.push(to);
  const services = {
    config: { ...defaultConfig, ...options.config },
    registry: oneRemote(routes, nav),
    navigate,
    switchPortfolio: async (id: string) => void switched.push(id),
    preferences: {
      now: () => ({ language, theme: 'system' }),
      change: async () => undefined,
    },
  } as unknown as ShellServices;
  const rendered = await act(async () =>
    render(
      <ShellContext value={services}>
        <LinkProvider navigate={navigate}>{piece}</LinkProvider>
      </ShellContext>,
    ),
  );
  return { ...rendered, client, visited, switched };
}
