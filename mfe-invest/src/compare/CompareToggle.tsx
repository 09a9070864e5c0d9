import { useWords } from '@sanchay/i18n';
import { Button, CheckIcon, showToast } from '@sanchay/ui';
import { WORDS } from '../words.ts';
import { MOST_COMPARED, toggleChosen, useChosen } from './tray.ts';

/** Puts a fund into the comparison, or takes it out. */
export function CompareToggle({ code, name }: { code: string; name: string }) {
  const { t } = useWords(WORDS);
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
    <Button
      variant="secondary"
      size="small"
      aria-pressed={on}
      aria-label={t('compare.fund', { name })}
      onClick={press}
    >
      {on && <CheckIcon />}
      {t(on ? 'compare.chosen' : 'compare.add')}
    </Button>
  );
}
