import type { RemoteDescription } from '@sanchay/contracts';
import { setLanguage, useMessages } from '@sanchay/i18n';
import { styled } from '@sanchay/ui/style';
import { useEffect, useState } from 'react';
import { keepSettings, readSettings, startsAnew, type Settings } from '../settings.ts';
import { MESSAGES } from '../workbenchMessages.ts';
import { EventConsole } from './EventConsole.tsx';
import { Frame } from './Frame.tsx';
import { PublishForm } from './PublishForm.tsx';
import { RouteBox } from './RouteBox.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useStage } from './useStage.ts';

const Layout = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 400px;
  height: 100dvh;
  background: var(--bg);
  & > header {
    grid-column: 1 / -1;
    border-bottom: 1px solid var(--line);
  }
  & > aside {
    overflow: auto;
    padding: var(--space-4);
    border-left: 1px solid var(--line);
  }
  @media (max-width: 1023px) {
    grid-template: auto 70dvh auto / minmax(0, 1fr);
    height: auto;
    & > aside {
      border-left: 0;
      border-top: 1px solid var(--line);
    }
  }
`;

/** One remote on the workbench: toolbar, the remote in its frame, and its events. */
export function Workbench({ description }: { description: RemoteDescription }) {
  const { t } = useMessages(MESSAGES);
  const [settings, setSettings] = useState(() => readSettings());
  const [round, setRound] = useState(0);
  const stage = useStage();
  const { notify, forget } = stage;
  const { language, theme } = settings;

  useEffect(() => {
    void setLanguage(language);
  }, [language]);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  // The address bar follows the remote, so that a reload and a copied address come back here.
  useEffect(() => {
    if (stage.path) history.replaceState(null, '', stage.path);
  }, [stage.path]);

  const choose = (change: Partial<Settings>) => {
    const next = { ...settings, ...change };
    keepSettings(next);
    setSettings(next);
    if (startsAnew.some((name) => name in change)) reload();
    else notify({ kind: 'settings', settings: next });
  };
  const reload = () => {
    forget();
    setRound((former) => former + 1);
  };

  return (
    <Layout>
      <header>
        <Toolbar name={description.name} settings={settings} choose={choose} reload={reload}>
          <RouteBox
            description={description}
            path={stage.path}
            go={(to) => notify({ kind: 'navigate', to })}
          />
        </Toolbar>
      </header>
      <Frame key={round} stage={stage.frame} width={settings.width} title={description.title[language]} />
      <aside aria-label={t('events.title')}>
        <EventConsole events={stage.events} notes={stage.notes} />
        <PublishForm publish={(name, payload) => notify({ kind: 'publish', name, payload })} />
      </aside>
    </Layout>
  );
}
