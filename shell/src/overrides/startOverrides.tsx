import { addMessages } from '@sanchay/i18n';
import { CacheProvider, createCache } from '@sanchay/ui/style';
import { createRoot } from 'react-dom/client';
import { OverrideBadge, MESSAGES, messageLoaders } from './OverrideBadge.tsx';
import { overridesNow, resetOverrides, takeOverrides } from './overrideTable.ts';

/** Takes the overrides that the address names, and shows those of this tab in a badge. Development builds only. */
export async function startOverrides(): Promise<void> {
  const { location, sessionStorage: store } = globalThis;
  const rest = takeOverrides(location.href, store, Date.now());
  if (rest !== null) globalThis.history.replaceState(globalThis.history.state, '', rest);
  const names = Object.keys(overridesNow(store, Date.now()));
  if (names.length === 0) return;
  await addMessages(MESSAGES, messageLoaders);
  const host = document.createElement('div');
  host.id = 'shell-overrides';
  document.body.append(host);
  const reset = () => {
    resetOverrides(store);
    location.reload();
  };
  createRoot(host).render(
    <CacheProvider value={createCache({ key: 'override' })}>
      <OverrideBadge names={names} reset={reset} />
    </CacheProvider>,
  );
}
