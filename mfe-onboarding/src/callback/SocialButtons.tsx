import { ApiError } from '@sanchay/api-client';
import type { CallReply } from '@sanchay/contracts';
import { useCall, useWrite } from '@sanchay/remote-kit';
import { Button, Stack, Text, TextLink } from '@sanchay/ui';
import { useMessages, RichMessage } from '@sanchay/i18n';
import { useState } from 'react';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { ProviderIcon } from './ProviderIcon.tsx';
import { MESSAGES } from '../messages.ts';

export interface SocialButtonsProps {
  /** Path of this site to go on to. */
  next: string | null;
  /** Leaves for the provider's page. */
  leave?: (address: string) => void;
}

type ProviderId = CallReply<'socialProviders'>['data'][number]['id'];

/** A button for each provider that is set up; none shows while that is not known. */
export function SocialButtons({
  next,
  leave = (address) => globalThis.location.assign(address),
}: SocialButtonsProps) {
  const { t } = useMessages(MESSAGES);
  const providers = useCall('socialProviders').data?.data ?? [];
  const start = useWrite('startSocialSignIn');
  const [chosen, setChosen] = useState<ProviderId | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  if (providers.length === 0) return null;

  async function go(provider: ProviderId): Promise<void> {
    setProblem(null);
    setChosen(provider);
    try {
      const body = { consents: ['terms'], ...(next && { next }) };
      leave((await start.mutateAsync({ params: { provider }, body })).data.redirect_url);
    } catch (error) {
      setProblem(ApiError.from(error));
      setChosen(null);
    }
  }

  return (
    <Stack gap={3}>
      <Text size="label">{t('social.or')}</Text>
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          variant="secondary"
          full
          icon={<ProviderIcon id={id} />}
          busy={chosen === id}
          busyLabel={t('social.going', { name })}
          onClick={() => void go(id)}
        >
          {t('social.continue', { name })}
        </Button>
      ))}
      <ProblemNotice error={problem} />
      <Text size="label">
        <RichMessage ns={MESSAGES} k="social.terms" parts={{ link: <TextLink href="/tos" /> }} />
      </Text>
    </Stack>
  );
}
