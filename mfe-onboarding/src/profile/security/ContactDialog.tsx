import { ApiError } from '@sanchay/api-client';
import type { ContactKind, SecurityFacts } from '@sanchay/contracts';
import { refreshCalls, usePlatform, useWrite } from '@sanchay/remote-kit';
import { Dialog, Notice, showToast, Stack, Text } from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useState } from 'react';
import { CodeEntry } from '../../code/CodeEntry.tsx';
import { codeSent, type PendingCode } from '../../code/pendingCode.ts';
import { MESSAGES } from '../../messages.ts';
import { NewContactForm, type NewContact } from './NewContactForm.tsx';
import type { AskStepUp } from './useChange.ts';

export interface ContactDialogProps {
  kind: ContactKind;
  facts: SecurityFacts;
  ask: AskStepUp;
  onClose: () => void;
}

/** Changes the e-mail or mobile: the new contact, proof of identity, and the code sent to the new contact. */
export function ContactDialog({ kind, facts, ask, onClose }: ContactDialogProps) {
  const { t } = useMessages(MESSAGES);
  const { dateTime } = useFormat();
  const { userChanged } = usePlatform();
  const [pending, setPending] = useState<PendingCode | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [heldUntil, setHeldUntil] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const change = useWrite('changeContact');
  const confirm = useWrite('confirmContact');

  async function start({ value, lost, password }: NewContact): Promise<void> {
    setProblem(null);
    setBusy(true);
    try {
      const other = kind === 'email' ? 'mobile' : 'email';
      const token =
        password !== null ? null : await ask('security', { to: lost || !facts[kind] ? other : kind });
      if (token === null && password === null) return;
      const proof = password !== null ? { password } : { step_up: token! };
      const { data } = await change.mutateAsync({ body: { kind, value, ...proof } });
      setPending(codeSent(data.otp_ref, data.resend_after, value));
    } catch (error) {
      setProblem(ApiError.from(error));
    } finally {
      setBusy(false);
    }
  }

  async function check(body: { otp_ref: string; code: string }): Promise<void> {
    const { data } = await confirm.mutateAsync({ body });
    await refreshCalls('security');
    if (data.effective_at) return setHeldUntil(data.effective_at);
    await userChanged();
    showToast({ tone: 'success', message: t(`contact.done.${kind}`) });
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t(facts[kind] ? `contact.change.${kind}` : `contact.add.${kind}`)}>
      {heldUntil ? (
        <Notice tone="info" live>
          {t('contact.held', { at: dateTime(heldUntil) })}
        </Notice>
      ) : pending ? (
        <Stack gap={4}>
          <Text>{t('code.lead', { to: pending.sentTo })}</Text>
          <CodeEntry
            pending={pending}
            onResent={setPending}
            check={check}
            onBack={() => setPending(null)}
            backLabel={t('action.back')}
          />
        </Stack>
      ) : (
        <NewContactForm
          kind={kind}
          facts={facts}
          busy={busy}
          problem={problem}
          onSubmit={(given) => void start(given)}
        />
      )}
    </Dialog>
  );
}
