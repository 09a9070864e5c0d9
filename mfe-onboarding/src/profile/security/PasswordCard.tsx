import { Button, Card } from '@sanchay/ui';
import { useFormat, useWords } from '@sanchay/i18n';
import { useState } from 'react';
import { WORDS } from '../../words.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { SettingRow } from './SettingRow.tsx';

/** The password: since when, and another one. */
export function PasswordCard({ changedAt, contact }: { changedAt: string | null; contact: string }) {
  const { t } = useWords(WORDS);
  const { date } = useFormat();
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('security.password')}>
      <SettingRow
        title="••••••••••"
        note={
          changedAt ? t('security.passwordSince', { date: date(changedAt) }) : t('security.passwordFirst')
        }
      >
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {t('security.passwordChange')}
        </Button>
      </SettingRow>
      {open && <PasswordDialog contact={contact} onClose={() => setOpen(false)} />}
    </Card>
  );
}
