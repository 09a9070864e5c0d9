import { Button, Dialog, Stack, Text, TextField } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useState, type FormEvent } from 'react';
import { MESSAGES } from '../../messages.ts';

const FORM = 'passkey-name';

export interface PasskeyNameDialogProps {
  /** The name that it has; empty for a new passkey. */
  name: string;
  onName: (name: string) => Promise<void>;
  onClose: () => void;
}

/** A name by which the user recognises a passkey. */
export function PasskeyNameDialog({ name, onName, onClose }: PasskeyNameDialogProps) {
  const { t } = useMessages(MESSAGES);
  const [typed, setTyped] = useState(name);
  const [wrong, setWrong] = useState(false);
  const fresh = name === '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    const bad = !/\p{L}/u.test(typed) || /[<>]/.test(typed);
    setWrong(bad);
    if (!bad) void onName(typed.trim());
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(fresh ? 'passkey.add' : 'passkey.rename')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={FORM}>
            {t(fresh ? 'action.continue' : 'action.save')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <Stack gap={4}>
          {fresh && <Text>{t('passkey.what')}</Text>}
          <TextField
            label={t('passkey.name')}
            name="name"
            autoComplete="off"
            maxLength={60}
            autoFocus
            value={typed}
            onChange={(next) => {
              setTyped(next);
              setWrong(false);
            }}
            hint={t('passkey.nameHint')}
            error={wrong ? t('passkey.nameWrong') : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
