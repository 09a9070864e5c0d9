import type { AppConfig, PageRegistry, RenderedPage } from '@sanchay/contracts';
import { startI18n, translate } from '@sanchay/i18n';
import { collectStyle, prerender, type RenderedStyle } from '@sanchay/remote-kit/server';
import { createCache } from '@sanchay/ui/style';
import type { ReactNode } from 'react';
import { firstSession } from '../kit/firstPicture.ts';
import { Header } from '../chrome/Header.tsx';
import { ShellRoot } from '../chrome/ShellRoot.tsx';
import type { ShellServices } from '../kit/shellContext.ts';
import { Footer } from '../chrome/Footer.tsx';

export interface ChromeJob {
  registry: PageRegistry;
  config: AppConfig;
  /** Path of the page, without its query. */
  path: string;
  language: RenderedPage['language'];
  /** Header of a visitor, or of a user whose token is stored and who is not known yet. */
  variant: RenderedPage['header'];
}

export interface RenderedChrome {
  header: string;
  footer: string;
  /** Words of the skip link. */
  skip: string;
  css: RenderedStyle;
}

const nothing = (): void => undefined;

/** What the pieces stand on where nobody can act: a server's page is a picture. */
function stillServices({ config, language }: ChromeJob): Omit<ShellServices, 'registry'> {
  return {
    config,
    session: {} as ShellServices['session'],
    preferences: { now: () => ({ language, theme: 'system' }), change: async () => undefined },
    navigate: nothing,
    switchPortfolio: async () => undefined,
  };
}

/** Header and footer as the browser draws them first. @throws whatever fails in them */
export async function renderChrome(job: ChromeJob): Promise<RenderedChrome> {
  const { registry, path, language, variant } = job;
  await startI18n({ language });
  const cache = createCache({ key: 'shell' });
  cache.compat = true;
  const directory = { page: () => registry, subscribe: () => nothing };
  const draw = (id: string, piece: ReactNode): Promise<string> =>
    prerender(
      <ShellRoot
        cache={cache}
        services={stillServices(job)}
        directory={directory}
        first={{ path, session: firstSession(variant) }}
      >
        {piece}
      </ShellRoot>,
      `${id}-`,
    );
  const [header, footer] = await Promise.all([
    draw('shell-header', <Header />),
    draw('shell-footer', <Footer />),
  ]);
  return { header, footer, skip: translate('common', 'skip.content'), css: collectStyle(cache) };
}
