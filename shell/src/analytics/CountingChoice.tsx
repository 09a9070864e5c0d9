import { useMessages } from '@sanchay/i18n';
import { useTakenOver } from '@sanchay/remote-kit';
import { DropdownItem, DropdownTitle } from '../kit/Dropdown.tsx';
import { consent } from './consent.ts';
import { useConsent, useMayAsk } from './ConsentAsk.tsx';

/** Changes the answer to being counted, in a menu, at any time. */
export function CountingChoice() {
  const { t } = useMessages();
  const mayAsk = useMayAsk();
  const answer = useConsent();
  if (!useTakenOver() || !mayAsk) return null;
  return (
    <>
      <DropdownTitle>{t('switch.counting')}</DropdownTitle>
      {(['yes', 'no'] as const).map((choice) => (
        <DropdownItem
          key={choice}
          type="button"
          data-closes
          aria-pressed={(answer ?? 'no') === choice}
          onClick={() => consent.choose(choice)}
        >
          {t(`switch.counting.${choice}`)}
        </DropdownItem>
      ))}
    </>
  );
}
