import { usePageTitle, usePlatform, useWrite } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { TextLink } from '@sanchay/ui';
import { useMessages, RichMessage } from '@sanchay/i18n';
import { useState } from 'react';
import { CodeEntry } from '../code/CodeEntry.tsx';
import type { PendingCode } from '../code/pendingCode.ts';
import { Entrance } from '../sign-in/Entrance.tsx';
import { nextPath } from '../sign-in/nextPath.ts';
import { useStep } from '../sign-in/useStep.ts';
import { MESSAGES } from '../messages.ts';
import { ContactForm } from './ContactForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** `/forgot-password`: where the code goes, the code, the new password. Back keeps what was typed, but for passwords. */
export function ForgotPassword() {
  const { t } = useMessages(MESSAGES);
  const { navigate } = usePlatform();
  const [step, goTo] = useStep();
  const next = nextPath(useSearchParams()[0].get('next'));
  const [contact, setContact] = useState('');
  const [pending, setPending] = useState<PendingCode | null>(null);
  const [reset, setReset] = useState<string | null>(null);
  const verify = useWrite('verifyResetCode');
  const atPassword = reset !== null && step === 'password';
  const atCode = pending !== null && step === 'code';
  usePageTitle(t(atPassword ? 'forgot.newTitle' : atCode ? 'code.title' : 'forgot.title'));

  if (atPassword) {
    return (
      <Entrance title={t('forgot.newTitle')} lead={t('forgot.newLead')}>
        <NewPasswordForm
          reset={reset}
          contact={contact}
          onDone={() =>
            navigate(`/login?${new URLSearchParams({ step: 'reset', ...(next !== null && { next }) })}`, {
              replace: true,
            })
          }
          onOver={() => {
            setReset(null);
            goTo(null, { replace: true });
          }}
        />
      </Entrance>
    );
  }
  if (atCode) {
    return (
      <Entrance
        title={t('code.title')}
        lead={t('code.lead', { to: pending.sentTo })}
        foot={t('forgot.noCode')}
      >
        <CodeEntry
          pending={pending}
          onResent={setPending}
          check={async (body) => {
            setReset((await verify.mutateAsync({ body })).data.reset);
            goTo('password', { replace: true });
          }}
          onBack={() => goTo(null, { replace: true })}
          backLabel={t('forgot.changeContact')}
        />
      </Entrance>
    );
  }
  return (
    <Entrance
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      foot={
        <RichMessage
          ns={MESSAGES}
          k="forgot.lost"
          parts={{ link: <TextLink href="/forgot-password/mobile" /> }}
        />
      }
    >
      <ContactForm
        contact={contact}
        onContact={setContact}
        onSent={(sent) => {
          setPending(sent);
          goTo('code');
        }}
      />
    </Entrance>
  );
}
