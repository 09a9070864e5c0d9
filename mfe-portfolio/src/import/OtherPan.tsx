import type { ImportFolio } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { LinkButton, Notice } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** Folios of another PAN are left out: how this family member is added. Nothing where there is no such folio. */
export function OtherPan({ folios }: { folios: readonly ImportFolio[] }) {
  const { t } = useMessages(MESSAGES);
  const others = folios.filter(({ reasons }) => reasons.includes('other_pan'));
  if (others.length === 0) return null;
  const isWhole = others.length === folios.length;
  return (
    <Notice
      tone="warn"
      later
      title={isWhole ? t('import.otherPan.whole') : t('import.otherPan.part', { count: others.length })}
      action={
        <LinkButton href="/family" variant="secondary" size="small">
          {t('import.otherPan.add')}
        </LinkButton>
      }
    >
      {t('import.otherPan.what')}
    </Notice>
  );
}
