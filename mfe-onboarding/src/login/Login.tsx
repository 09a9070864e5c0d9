import { LOGOUT_EXPLANATIONS } from '@sanchay/contracts';
import { usePageTitle, usePlatform } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Notice, Stack, Text, TextLink } from '@sanchay/ui';
import { useMessages, RichMessage } from '@sanchay/i18n';
import { useState } from 'react';
import { SocialButtons } from '../callback/SocialButtons.tsx';
import { SocialReason } from '../callback/SocialReason.tsx';
import { CodeForm } from '../code/CodeForm.tsx';
import type { PendingCode } from '../code/pendingCode.ts';
import { Entrance } from '../sign-in/Entrance.tsx';
import { withNext } from '../sign-in/nextPath.ts';
import { useLeaveWhenSignedIn } from '../sign-in/useLeaveWhenSignedIn.ts';
import { useStep } from '../sign-in/useStep.ts';
import { MESSAGES } from '../messages.ts';
import { LoginForm } from './LoginForm.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';

/** `/login`: name and password, then the code where the account requires one. */
export function Login() {
  const { t } = useMessages(MESSAGES);
  const { signedIn } = usePlatform();
  const next = useLeaveWhenSignedIn('login');
  const [step, goTo] = useStep();
  const [query] = useSearchParams();
  const ended = LOGOUT_EXPLANATIONS.find((reason) => reason === query.get('why'));
  const [name, setName] = useState('');
  const [pending, setPending] = useState<PendingCode | null>(null);
  const atCode = pending !== null && step === 'code';
  usePageTitle(t(atCode ? 'code.title' : 'login.title'));

  if (atCode) {
    return (
      <Entrance
        title={t('code.title')}
        lead={pending.app ? t('code.leadApp') : t('code.lead', { to: pending.sentTo })}
      >
        <CodeForm
          pending={pending}
          onResent={setPending}
          onConfirmed={signedIn}
          onBack={() => goTo(null, { replace: true })}
          backLabel={t('action.back')}
        />
      </Entrance>
    );
  }
  return (
    <Entrance
      title={t('login.title')}
      lead={t('login.lead')}
      foot={
        <RichMessage
          ns={MESSAGES}
          k="login.new"
          parts={{ link: <TextLink href={withNext('/signup', next)} /> }}
        />
      }
    >
      <Stack gap={5}>
        <SocialReason />
        {ended && (
          <Notice live title={t(`login.ended.${ended}`)}>
            {t(next ? 'login.ended.return' : 'login.ended.again')}
          </Notice>
        )}
        {step === 'reset' && (
          <Notice tone="success" live>
            {t('login.resetDone')}
          </Notice>
        )}
        <LoginForm
          name={name}
          onName={setName}
          onGrant={signedIn}
          onCode={(sent) => {
            setPending(sent);
            goTo('code');
          }}
        />
        <Text size="small">
          <TextLink href={withNext('/forgot-password', next)}>{t('login.forgot')}</TextLink>
        </Text>
        <PasskeyButton onGrant={signedIn} />
        <SocialButtons next={next} />
      </Stack>
    </Entrance>
  );
}
