import { useMessages } from '@sanchay/i18n';
import { LanguageIcon } from '@sanchay/ui';
import { CountingChoice } from '../analytics/CountingChoice.tsx';
import { InstallItem } from '../worker/InstallItem.tsx';
import { Dropdown, DropdownItem, DropdownTitle } from '../kit/Dropdown.tsx';
import { useShell } from '../kit/shellContext.ts';
import { useBusState } from '../kit/useBusState.ts';

/** Language, theme, analytics and the app, as entries of a menu. */
export function PreferenceItems() {
  const { t } = useMessages();
  const { preferences } = useShell();
  const now = useBusState('preferences/changed') ?? preferences.now();
  const languages = [
    ['en', 'switch.toEnglish'],
    ['hi', 'switch.toHindi'],
  ] as const;
  return (
    <>
      <DropdownTitle>{t('switch.language')}</DropdownTitle>
      {languages.map(([language, label]) => (
        <DropdownItem
          key={language}
          type="button"
          lang={language}
          data-closes
          aria-pressed={now.language === language}
          onClick={() => void preferences.change({ language })}
        >
          {t(label)}
        </DropdownItem>
      ))}
      <DropdownTitle>{t('switch.theme')}</DropdownTitle>
      {(['system', 'light', 'dark'] as const).map((theme) => (
        <DropdownItem
          key={theme}
          type="button"
          data-closes
          aria-pressed={now.theme === theme}
          onClick={() => void preferences.change({ theme })}
        >
          {t(`switch.theme.${theme}`)}
        </DropdownItem>
      ))}
      <CountingChoice />
      <InstallItem />
    </>
  );
}

/** The same in a menu of their own. */
export function PreferencesMenu() {
  const { t } = useMessages();
  return (
    <Dropdown label={`${t('switch.language')}, ${t('switch.theme')}`} look="icon" trigger={<LanguageIcon />}>
      <PreferenceItems />
    </Dropdown>
  );
}
