import { ApiError } from '@sanchay/api-client';
import type { CallReply } from '@sanchay/contracts';
import { usePageTitle, usePlatform, useWrite } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Stack, TextLink } from '@sanchay/ui';
import { useMessages, RichMessage } from '@sanchay/i18n';
import { useEffect, useState } from 'react';
import { SocialButtons } from '../callback/SocialButtons.tsx';
import { CodeForm } from '../code/CodeForm.tsx';
import { codeSent } from '../code/pendingCode.ts';
import { Entrance } from '../sign-in/Entrance.tsx';
import { withNext } from '../sign-in/nextPath.ts';
import { useLeaveWhenSignedIn } from '../sign-in/useLeaveWhenSignedIn.ts';
import { useStep } from '../sign-in/useStep.ts';
import { MESSAGES } from '../messages.ts';
import { readContact } from './contact.ts';
import { invitationCode } from './invitation.ts';
import { InvitedNotice } from './InvitedNotice.tsx';
import { SignupForm } from './SignupForm.tsx';
import { forgetDraft, keepDraft, loadDraft, type SignupDraft } from './signupDraft.ts';

/** `/signup`: a new account in two screens. Back and reload keep what was typed, but for the password. */
export function Signup() {
  const { t } = useMessages(MESSAGES);
  const { signedIn } = usePlatform();
  const next = useLeaveWhenSignedIn('signup');
  const [step, goTo] = useStep();
  const [draft, setDraft] = useState(loadDraft);
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const register = useWrite('register');
  const { pending } = draft;
  const [address] = useSearchParams();
  const code = invitationCode(address);
  const atCode = pending !== null && step === 'code';
  usePageTitle(t(atCode ? 'code.title' : 'signup.title'));

  useEffect(() => keepDraft(draft), [draft]);

  function change(part: Partial<SignupDraft>): void {
    setDraft((before) => ({ ...before, ...part }));
    setRefusal(null);
  }

  async function start(): Promise<void> {
    const contact = readContact(draft.contact);
    if (!contact) return;
    setRefusal(null);
    const consents = draft.newsletter ? ['terms', 'newsletter'] : ['terms'];
    try {
      const { data } = await register.mutateAsync({
        body: {
          ...contact,
          name: draft.name.trim(),
          password,
          consents,
          ...(code !== null && { referral_code: code }),
        },
      });
      change({ pending: codeSent(data.otp_ref, data.resend_after, draft.contact.trim()) });
      goTo('code');
    } catch (caught) {
      const error = ApiError.from(caught);
      setRefusal(error);
    }
  }

  async function enter(grant: CallReply<'verifyOtp'>): Promise<void> {
    forgetDraft();
    await signedIn(grant);
  }

  const loginLink = <TextLink href={withNext('/login', next)} />;
  if (atCode) {
    return (
      <Entrance
        title={t('code.title')}
        lead={t('code.lead', { to: pending.sentTo })}
        foot={<RichMessage ns={MESSAGES} k="signup.noCode" parts={{ link: loginLink }} />}
      >
        <CodeForm
          pending={pending}
          onResent={(sent) => change({ pending: sent })}
          onConfirmed={enter}
          onBack={() => goTo(null, { replace: true })}
          backLabel={t('signup.changeContact')}
        />
      </Entrance>
    );
  }
  return (
    <Entrance
      title={t('signup.title')}
      lead={t('signup.lead')}
      foot={<RichMessage ns={MESSAGES} k="signup.have" parts={{ link: loginLink }} />}
    >
      <Stack gap={5}>
        {code !== null && <InvitedNotice code={code} />}
        <SignupForm
          draft={draft}
          onDraft={change}
          password={password}
          onPassword={(typed) => {
            setPassword(typed);
            setRefusal(null);
          }}
          refusal={refusal}
          busy={register.isPending}
          onSubmit={() => void start()}
        />
        <SocialButtons next={next} />
      </Stack>
    </Entrance>
  );
}
