import { ApiError } from '@sanchay/api-client';
import { useMessages } from '@sanchay/i18n';
import { usePlatform, useWrite } from '@sanchay/remote-kit';
import { Button, Dialog, Notice, PasswordField, Stack } from '@sanchay/ui';
import { useId, useState, type FormEvent } from 'react';
import { MESSAGES } from '../../messages.ts';
import { UPDATE_CALLS } from './updateTypes.ts';

/** Opens a forwarded statement with its password and leads to its preview. The password is sent once and not stored. */
export function ForwardedPassword({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useMessages(MESSAGES);
  const { navigate } = usePlatform();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<ApiError | null>(null);
  const open = useWrite('openForwardedStatement', [...UPDATE_CALLS]);
  const form = useId();
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (password === '' || open.isPending) return;
    setProblem(null);
    try {
      const { data } = await open.mutateAsync({ params: { id }, body: { password } });
      onClose();
      navigate(`/import/${data.id}`);
    } catch (error) {
      setProblem(ApiError.from(error));
    }
  }
  const fault = problem?.errors['password']?.[0];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('updates.passwordTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={form} busy={open.isPending} disabled={password === ''}>
            {t('import.open')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={3}>
          <PasswordField
            label={t('import.password')}
            hint={t('import.passwordWhat')}
            value={password}
            onChange={setPassword}
            maxLength={128}
            error={fault}
          />
          {problem && !fault && (
            <Notice tone="error" live>
              {problem.message}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
