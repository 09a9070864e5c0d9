import { completionSteps, ONBOARDING_STATE } from '@sanchay/contracts';
import type { CompletionStep } from '@sanchay/contracts';
import {
  CompletionDialog,
  useCall,
  useNextStep,
  usePageTitle,
  useRequiredSession,
} from '@sanchay/remote-kit';
import {
  Button,
  Card,
  ErrorState,
  Heading,
  LinkButton,
  Loading,
  Notice,
  Page,
  SkeletonBlock,
  Stack,
  Text,
  Timeline,
} from '@sanchay/ui';
import type { StepState } from '@sanchay/ui';
import { useWords } from '@sanchay/i18n';
import { useState } from 'react';
import { WORDS } from '../words.ts';
import { PanChecks } from './PanChecks.tsx';

const SHOWN: Record<CompletionStep['state'], StepState> = {
  done: 'done',
  open: 'next',
  waiting: 'now',
  failed: 'failed',
};

/** `/kyc`: where one is on the way to being ready, why each step is asked, and what is allowed meanwhile. */
export function KycPage() {
  const { t } = useWords(WORDS);
  usePageTitle(t('where.title'));
  const session = useRequiredSession();
  const status = useCall('onboardingStatus', undefined, { enabled: session !== null });
  const setup = useCall('onboarding', undefined, { enabled: session !== null });
  const { next, facts } = useNextStep();
  const [shown, setShown] = useState(false);
  const steps = facts ? completionSteps(facts) : [];
  const firstOpen = steps.find(({ state }) => state === 'open' || state === 'failed');
  const ready = next?.kind === 'none';
  // With the set-up done, what is open is settled below, at the PAN it is about.
  const below =
    facts !== null &&
    facts.onboarding_state >= ONBOARDING_STATE.PORTFOLIO_EMAIL_CAPTURED &&
    next?.kind === 'page' &&
    (next.page === 'solo-setup' || next.page === 'joint-setup');
  return (
    <Page width="form">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t('where.title')}</Heading>
          <Text>{t('where.lead')}</Text>
        </Stack>
        {!facts && status.isError && (
          <ErrorState
            code={status.error.code ?? status.error.kind}
            onRetry={() => void status.refetch()}
            busy={status.isFetching}
          />
        )}
        {!facts && !status.isError && (
          <Loading>
            <SkeletonBlock height={320} />
          </Loading>
        )}
        {facts && (
          <>
            <Card raised>
              <Stack gap={5}>
                <Timeline
                  label={t('where.title')}
                  steps={steps.map((step) => ({
                    title: t(`where.${step.step}`),
                    detail: t(`where.${step.step}.${step.state === 'done' ? 'done' : 'why'}`),
                    time: t(`where.state.${step.state}`),
                    state: ready
                      ? 'done'
                      : step === firstOpen && step.state === 'open'
                        ? 'now'
                        : SHOWN[step.state],
                  }))}
                />
                {next?.kind === 'page' && !below && (
                  <LinkButton href={next.path} full>
                    {t(`completion.step.${next.page}`)}
                  </LinkButton>
                )}
                {next?.kind === 'modal' && (
                  <Button full onClick={() => setShown(true)}>
                    {t('done.status')}
                  </Button>
                )}
                {ready && (
                  <LinkButton href="/mutual-funds" full>
                    {t('done.explore')}
                  </LinkButton>
                )}
              </Stack>
            </Card>
            <Notice tone="info" title={t('where.meanwhile.title')}>
              {t(ready ? 'where.meanwhile.ready' : 'where.meanwhile.text')}
            </Notice>
            {facts.onboarding_state > 0 && setup.data && <PanChecks holders={setup.data.data.applicants} />}
            {shown && next?.kind === 'modal' && (
              <CompletionDialog modal={next.modal} onClose={() => setShown(false)} />
            )}
          </>
        )}
      </Stack>
    </Page>
  );
}
