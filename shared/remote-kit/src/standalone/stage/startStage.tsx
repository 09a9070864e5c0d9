import { client } from '@sanchay/api-client';
import { busEvents, defaultConfig, ownsPath, type BusEventName } from '@sanchay/contracts';
import { createBus } from '@sanchay/event-bus';
import { addMessages, setLanguage, startI18n } from '@sanchay/i18n';
import type { MountContext } from '../../remote/contract.ts';
import { readDescription } from '../description.ts';
import type { StandaloneRemote } from '../index.ts';
import { listen, send, type Note, type ToStage } from '../messages.ts';
import { readSettings, type Settings } from '../settings.ts';
import { MESSAGES, messageLoaders } from '../workbenchMessages.ts';
import { stageFace } from './faces.tsx';
import { faultyRemote } from './faultyRemote.ts';
import { grantFor, provideApi } from './stageApi.ts';
import { goTo, watchPath } from './stagePath.ts';
import { StageSession } from './stageSession.ts';
import { StageSlot } from './StageSlot.ts';

/** The page in the workbench's frame: one remote, mounted by the shell's contract, and nothing else of the product. */
export async function startStage({ load, answers }: StandaloneRemote): Promise<void> {
  const description = readDescription();
  const workbench = globalThis.parent;
  let settings = readSettings();
  const note = (kind: Note['kind'], text: string) =>
    send(workbench, { kind: 'note', note: { at: Date.now(), kind, text } });

  const bus = createBus({
    production: false,
    report: ({ owner, event, error }) => note('fault', `${owner}, ${event}: ${messagesOf(error)}`),
  });
  const owns = (path: string) => description.routes.some((route) => ownsPath(route, path));
  const navigate: MountContext['navigate'] = (to, { replace = false } = {}) => {
    const url = new URL(to, globalThis.location.href);
    if (url.origin === globalThis.location.origin && owns(url.pathname)) goTo(url, replace);
    else note('left', to);
  };
  const session = new StageSession({
    bus,
    userInfo: () => client.call('userInfo', { query: {} }),
    renew: async () => (await client.call('refreshSession', { body: {} })).data,
    goTo: navigate,
  });
  provideApi(() => settings, session, answers);

  const show = async ({ language, theme }: Settings) => {
    document.documentElement.dataset.theme = theme;
    await setLanguage(language);
    bus.emit('preferences/changed', { language, theme });
  };
  await startI18n({ language: settings.language });
  await addMessages(MESSAGES, messageLoaders);
  for (const name of Object.keys(busEvents) as BusEventName[])
    bus.on(name).subscribe(() => send(workbench, { kind: 'events', events: bus.recent() }));
  await show(settings);

  const [aside, place] = [document.createElement('div'), document.createElement('main')];
  document.body.append(aside, place);
  const face = stageFace(aside, description);
  const slot = new StageSlot({
    place,
    face,
    load: async () => faultyRemote((await load()).default, settings.remote),
    platform() {
      const { publishes, listens } = description;
      const scope = bus.scoped(description.name, { publishes, listens });
      return {
        remote: description.name,
        release: 'standalone',
        navigate,
        bus: scope,
        config: { ...defaultConfig, sandbox: true },
        signedIn: (grant) => session.begin(grant),
        userChanged: () => session.fetchUser(),
        critical(what) {
          note('critical', what);
          return () => note('calm', what);
        },
        onError: (error) => note('fault', messagesOf(error)),
        dispose: () => scope.dispose(),
      };
    },
  });

  listen<ToStage>(
    () => workbench,
    (message) => {
      if (message.kind === 'publish') bus.emit(message.name, message.payload as never);
      else if (message.kind === 'navigate') navigate(message.to);
      else {
        settings = message.settings;
        void show(settings);
      }
    },
  );
  watchPath((path) => send(workbench, { kind: 'path', path }));

  const { pathname } = globalThis.location;
  if (!owns(pathname)) return face.elsewhere(pathname);
  const grant = await grantFor(settings).catch((error: unknown) => {
    note('signIn', messagesOf(error));
    return null;
  });
  if (grant) await session.begin(grant);
  else session.beginAnonymous();
  await slot.open();
}

const messagesOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
