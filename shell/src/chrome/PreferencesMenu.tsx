import { useWords } from '@sanchay/i18n';
import { LanguageIcon } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { Dropdown, DropdownItem } from './Dropdown.tsx';
import { useShell } from './shellContext.ts';
import { useBusState } from './useBusState.ts';

const Title = styled.p`
  margin: 0;
  padding: 6px 12px 2px;
  color: var(--ink-3);
  font-size: 14px;
`;

/** Language and theme. */
export function PreferencesMenu() {
  const { t } = useWords();
  const { preferences } = useShell();
  const now = useBusState('preferences/changed') ?? preferences.now();
  const languages = [
    ['en', 'switch.toEnglish'],
    ['hi', 'switch.toHindi'],
  ] as const;
  return (
    <Dropdown label={`${t('switch.language')}, ${t('switch.theme')}`} look="icon" trigger={<LanguageIcon />}>
      <Title>{t('switch.language')}</Title>
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
      <Title>{t('switch.theme')}</Title>
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
    </Dropdown>
  );
}
