import { addMessages, startI18n } from '@sanchay/i18n';
import { CacheProvider, createCache } from '@sanchay/ui/style';
import { createRoot } from 'react-dom/client';
import { readDescription } from '../description.ts';
import { readSettings } from '../settings.ts';
import { MESSAGES, messageLoaders } from '../workbenchMessages.ts';
import { Workbench } from './Workbench.tsx';

/** The page around a remote alone: what to choose, the remote in a frame, and its events. */
export async function startWorkbench(): Promise<void> {
  const description = readDescription();
  document.title = description.name;
  await startI18n({ language: readSettings().language });
  await addMessages(MESSAGES, messageLoaders);
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <CacheProvider value={createCache({ key: 'bench' })}>
      <Workbench description={description} />
    </CacheProvider>,
  );
}
