import { MANAGE_SCOPES, type ManageScope } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall, useConfirmed, useStepUp, useWrite } from '@sanchay/remote-kit';
import {
  Button,
  ChoiceField,
  DateField,
  Dialog,
  Notice,
  SelectField,
  Stack,
  Text,
  TextField,
  useToast,
} from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';

const CALLS = ['managers'] as const;

/** Invites a manager by e-mail, confirmed with an OTP. What was typed stays when it is refused. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages(MESSAGES);
  const toast = useToast();
  const [email, setEmail] = useState('');
  const [until, setUntil] = useState('');
  const [scope, setScope] = useState<ManageScope>('view');
  const [chosen, setChosen] = useState<string | null>(null);
  const accounts = useCall('portfolioList').data?.data ?? [];
  const portfolio = accounts.find(({ id }) => String(id) === chosen)?.id ?? accounts[0]?.id;
  const stepUp = useStepUp();
  const { run, busy, problem } = useConfirmed(stepUp);
  const invite = useWrite('inviteManager', [...CALLS]);
  const errorOf = (field: string) => problem?.errors[field]?.[0];

  async function send(): Promise<void> {
    if (portfolio === undefined) return;
    const end = await run('access', (step_up) =>
      invite.mutateAsync({
        body: {
          portfolio_id: portfolio,
          email,
          scope,
          until: until === '' ? null : until,
          ...(step_up && { step_up }),
        },
      }),
    );
    if (end !== 'done') return;
    toast({ message: t('managers.sent', { email }) });
    onClose();
  }

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={t('managers.invite')}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button
              busy={busy}
              disabled={email.trim() === '' || portfolio === undefined}
              onClick={() => void send()}
            >
              {t('managers.send')}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <Text>{t('managers.inviteLead')}</Text>
          {accounts.length > 1 && (
            <SelectField
              label={t('managers.account')}
              value={String(portfolio ?? '')}
              onChange={setChosen}
              options={accounts.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
          <TextField
            label={t('managers.email')}
            type="email"
            value={email}
            onChange={setEmail}
            error={errorOf('email')}
            maxLength={254}
            autoComplete="off"
          />
          <ChoiceField
            label={t('managers.scopeLabel')}
            value={scope}
            onChange={(value) => setScope(MANAGE_SCOPES.find((one) => one === value) ?? 'view')}
            options={MANAGE_SCOPES.map((value) => ({
              value,
              label: t(`managers.scope.${value}`),
              hint: t(`managers.scopeHint.${value}`),
            }))}
          />
          <DateField
            label={t('managers.untilLabel')}
            hint={t('managers.untilHint')}
            value={until}
            onChange={setUntil}
            error={errorOf('until')}
          />
          {problem && Object.keys(problem.errors).length === 0 && (
            <Notice tone="error" live>
              {problem.message}
            </Notice>
          )}
        </Stack>
      </Dialog>
      {stepUp.dialog}
    </>
  );
}
