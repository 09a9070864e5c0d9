import { setClient } from '@sanchay/api-client';
import { fakeClient, type FakeAnswers, type FakeClient } from '@sanchay/api-client/testing';
import { defaultConfig, type AppConfig, type SessionState } from '@sanchay/contracts';
import { createBus, type Bus } from '@sanchay/event-bus';
import { addMessages, startI18n, type Language, type MessageLoaders } from '@sanchay/i18n';
import { PlatformContext, type SessionGrant } from '@sanchay/remote-kit';
import { queryClient, QueryClientProvider } from '@sanchay/remote-kit/query';
import { MemoryRouter, useLocation } from '@sanchay/remote-kit/router';
import { BehaviourContext, LinkProvider } from '@sanchay/ui';
import { render, type RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';

export interface RenderRemoteOptions {
  /** Name of the remote, which is the namespace of its words. */
  name: string;
  messages: MessageLoaders;
  /** Path and query at which the remote opens. */
  at?: string;
  answers?: FakeAnswers;
  session?: Partial<SessionState>;
  config?: Partial<AppConfig>;
  language?: Language;
  /** What the shell does with a sign-in; the grants are listed in the result too. */
  signedIn?: (grant: SessionGrant, bus: Bus) => void | Promise<void>;
  /** What the shell does when a remote reports that the user changed. */
  userChanged?: (bus: Bus) => void | Promise<void>;
  /** What the shell does when a remote opens another account. */
  openAccount?: (portfolioId: string) => Promise<void>;
}

export interface RenderedRemote extends RenderResult {
  bus: Bus;
  client: FakeClient;
  /** Paths that were requested from the platform, in order. */
  visited: string[];
  /** Sign-ins that were handed to the shell, in order. */
  grants: SessionGrant[];
  /** Errors that were reported. */
  reported: unknown[];
  /** Critical operations that are open now. */
  critical: string[];
  /** The router's own path and query now. */
  location: () => string;
}

const anonymous: SessionState = { loggedIn: false, userFetched: true, user: null };

/** A remote's root as the platform would mount it: words, bus, session, fake client, router and an empty cache. */
export async function renderRemote(
  Root: ComponentType,
  options: RenderRemoteOptions,
): Promise<RenderedRemote> {
  await startI18n({ language: options.language ?? 'en' });
  await addMessages(options.name, options.messages);
  const client = fakeClient(options.answers);
  setClient(client);
  queryClient.clear();
  const bus = createBus();
  bus.emit('session/changed', { ...anonymous, ...options.session });
  const visited: string[] = [];
  const grants: SessionGrant[] = [];
  const reported: unknown[] = [];
  const critical: string[] = [];
  let here = '';
  function Where() {
    const { pathname, search } = useLocation();
    here = `${pathname}${search}`;
    return null;
  }
  const navigate = (to: string): void => void visited.push(to);
  const platform = {
    remote: options.name,
    release: 'test',
    navigate,
    bus: bus.scoped(options.name),
    config: { ...defaultConfig, ...options.config },
    async signedIn(grant: SessionGrant): Promise<void> {
      grants.push(grant);
      await options.signedIn?.(grant, bus);
    },
    async userChanged(): Promise<void> {
      await options.userChanged?.(bus);
    },
    ...(options.openAccount && { openAccount: options.openAccount }),
    critical(what: string): () => void {
      critical.push(what);
      return () => void critical.splice(critical.indexOf(what), 1);
    },
    onError: (error: unknown): void => void reported.push(error),
  };
  const rendered = render(
    <PlatformContext value={platform}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[options.at ?? '/']}>
          <BehaviourContext value={platform.config}>
            <LinkProvider navigate={navigate}>
              <Root />
              <Where />
            </LinkProvider>
          </BehaviourContext>
        </MemoryRouter>
      </QueryClientProvider>
    </PlatformContext>,
  );
  return { ...rendered, bus, client, visited, grants, reported, critical, location: () => here };
}
