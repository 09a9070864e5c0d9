import { Button, Card, SettingRow } from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useState } from 'react';
import { MESSAGES } from '../../messages.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

export interface PasswordCardProps {
  /** ISO instant; null while it is the first password. */
  changedAt: string | null;
  /** E-mail address and mobile number of the account. */
  contacts: readonly string[];
}

/** The password: since when, and another one. */
export function PasswordCard({ changedAt, contacts }: PasswordCardProps) {
  const { t } = useMessages(MESSAGES);
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
      {open && <PasswordDialog contacts={contacts} onClose={() => setOpen(false)} />}
    </Card>
  );
}
