import { MOST_COMPARED } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { CheckIcon, CompareIcon, IconButton, showToast } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { toggleChosen, useChosen } from './tray.ts';

/** Adds a fund to the comparison or removes it. */
export function CompareToggle({ code, name }: { code: string; name: string }) {
  const { t } = useMessages(MESSAGES);
  const chosen = useChosen();
  const on = chosen.some((fund) => fund.code === code);
  function press(): void {
    if (!on && chosen.length >= MOST_COMPARED) {
      showToast({ message: t('compare.full', { count: MOST_COMPARED }) });
      return;
    }
    toggleChosen({ code, name });
  }
  return (
    <IconButton label={t('compare.fund', { name })} aria-pressed={on} onClick={press}>
      {on ? <CheckIcon /> : <CompareIcon />}
    </IconButton>
  );
}
