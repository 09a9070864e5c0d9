import { useMessages } from '@sanchay/i18n';
import { useSyncExternalStore } from 'react';
import { DropdownItem } from '../kit/Dropdown.tsx';
import { installOffer } from './installPrompt.ts';

/** Installs the site as an app; there only where the browser offers it. */
export function InstallItem() {
  const { t } = useMessages();
  const offered = useSyncExternalStore(installOffer.subscribe, installOffer.now, () => false);
  if (!offered) return null;
  return (
    <DropdownItem type="button" data-closes onClick={() => void installOffer.take()}>
      {t('app.install')}
    </DropdownItem>
  );
}
