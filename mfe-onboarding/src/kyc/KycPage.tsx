import { completionSteps, ONBOARDING_STATE, type CompletionStep } from '@sanchay/contracts';
import {
  CompletionAdviceView,
  useCall,
  useNextStep,
  usePageTitle,
  useRequiredSession,
} from '@sanchay/remote-kit';
import { orderReturn } from '@sanchay/remote-kit/storage';
import {
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
  type StepState,
} from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';
import { nextPath } from '../sign-in/nextPath.ts';
import { PanChecks } from './PanChecks.tsx';

const SHOWN: Record<CompletionStep['state'], StepState> = {
  done: 'done',
  open: 'next',
  waiting: 'now',
  failed: 'failed',
};

/** What a step is for, that it is done, or what went wrong. */
function detailOf({ step, state }: CompletionStep): string {
  if (state === 'done' || state === 'failed') return `where.${step}.${state}`;
  return step === 'pan' && state === 'waiting' ? 'where.pan.waiting' : `where.${step}.why`;
}

/** `/kyc`: the user's progress towards being ready, why each step is required, and what is allowed meanwhile. */
export function KycPage() {
  const { t } = useMessages(MESSAGES);
  const session = useRequiredSession();
  const status = useCall('onboardingStatus', undefined, { enabled: session !== null });
  const setup = useCall('onboarding', undefined, { enabled: session !== null });
  const { advice, facts } = useNextStep();
  const steps = facts ? completionSteps(facts) : [];
  const firstOpen = steps.find(({ state }) => state === 'open' || state === 'failed');
  const ready = advice?.reason === 'ready';
  const everReady = (facts ?? session?.user)?.onboarding_state === ONBOARDING_STATE.REGISTRATION_COMPLETE;
  // Before the facts are loaded, the user record is enough for a title that does not change.
  const done = facts ? ready : everReady;
  const order = nextPath(orderReturn.get());
  usePageTitle(t(done ? 'where.titleDone' : 'where.title'));
  return (
    <Page width="form">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t(done ? 'where.titleDone' : 'where.title')}</Heading>
          <Text>{t(done ? 'where.leadDone' : 'where.lead')}</Text>
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
                    detail: t(detailOf(step)),
                    time: t(`where.state.${step.state}`),
                    state: step === firstOpen && step.state === 'open' ? 'now' : SHOWN[step.state],
                  }))}
                />
                {advice && <CompletionAdviceView advice={advice} here="/kyc" />}
                {(ready || advice?.waiting) && (
                  <LinkButton href={order ?? '/mutual-funds'} full variant={ready ? 'primary' : 'secondary'}>
                    {t(order === null ? 'done.explore' : 'done.toOrder')}
                  </LinkButton>
                )}
              </Stack>
            </Card>
            {(ready || !everReady) && (
              <Notice tone="info" title={t('where.meanwhile.title')}>
                {t(ready ? 'where.meanwhile.ready' : 'where.meanwhile.text')}
              </Notice>
            )}
            {facts.onboarding_state >= ONBOARDING_STATE.PORTFOLIO_EMAIL_CAPTURED && setup.data && (
              <PanChecks holders={setup.data.data.applicants} />
            )}
          </>
        )}
      </Stack>
    </Page>
  );
}
