import { useMessages } from '@sanchay/i18n';
import { Notice } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import type { Brought } from './bringKept.ts';

/** Shows what became of the orders from before signing in. */
export function KeptNotices({ brought: { added, alreadyThere, refused } }: { brought: Brought }) {
  const { t } = useMessages(MESSAGES);
  return (
    <>
      {added.length > 0 && (
        <Notice tone="success" live>
          {t('kept.added', { funds: added.join(', ') })}
        </Notice>
      )}
      {alreadyThere.length > 0 && (
        <Notice live>{t('kept.alreadyThere', { funds: alreadyThere.join(', ') })}</Notice>
      )}
      {refused.map(({ name, why }) => (
        <Notice key={name} tone="warn" live title={t('kept.refused', { fund: name })}>
          {why ?? t('kept.changed')}
        </Notice>
      ))}
    </>
  );
}
