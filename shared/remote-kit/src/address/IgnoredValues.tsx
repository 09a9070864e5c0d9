import { useMessages } from '@sanchay/i18n';
import { Notice } from '@sanchay/ui';

/**
 * Shows which values of a shared link are impossible and were not used.
 * @param names as the page labels them; nothing is shown without
 */
export function IgnoredValues({ names }: { names: readonly string[] }) {
  const { t } = useMessages();
  if (names.length === 0) return null;
  return (
    <Notice tone="warn" title={t('link.ignored')}>
      {t('link.ignoredHint', { names: [...new Set(names)].join(', ') })}
    </Notice>
  );
}
