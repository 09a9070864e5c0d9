import { ONBOARDING_STATE } from '@sanchay/contracts';
import {
  refreshCalls,
  useBusEvent,
  useCall,
  usePageTitle,
  usePlatform,
  useRequiredSession,
  useSession,
} from '@sanchay/remote-kit';
import { useLocation } from '@sanchay/remote-kit/router';
import {
  ErrorState,
  Heading,
  Loading,
  Notice,
  Page,
  SkeletonBlock,
  SkeletonLine,
  Stack,
  Text,
} from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';
import { SetupDone } from './SetupDone.tsx';
import { RestoredSetup } from './RestoredSetup.tsx';
import { useFinishedElsewhere } from './useFinishedElsewhere.ts';

export type SetupPath = '/solo-setup' | '/joint-setup';

/**
 * `/solo-setup` and `/joint-setup`: the set-up of the current portfolio, for one holder or for several; once finished,
 * it shows what comes next. One component for both, so that nothing is lost when the first answer leads to the other.
 */
export function SetupPage() {
  const { t } = useMessages(MESSAGES);
  const { userChanged } = usePlatform();
  const { loggedIn, userFetched, user } = useSession();
  const { pathname } = useLocation();
  const path: SetupPath = pathname.startsWith('/joint-setup') ? '/joint-setup' : '/solo-setup';
  usePageTitle(t('setup.title'));
  useRequiredSession();
  useBusEvent('account/switched', () => void refreshCalls('onboarding', 'onboardingStatus', 'userInfo'));
  const setup = useCall('onboarding', undefined, { enabled: loggedIn && userFetched, staleTime: 0 });
  // Answers of an earlier visit that are remembered here may be older than what is kept.
  const state = setup.isFetchedAfterMount ? setup.data?.data : undefined;
  const finished = state !== undefined && state.onboarding_state >= ONBOARDING_STATE.PORTFOLIO_EMAIL_CAPTURED;

  const { elsewhere, finished: finishedHere } = useFinishedElsewhere({
    portfolioId: user?.current_portfolio?.id,
    part: state?.open,
  });

  async function changed(): Promise<void> {
    await refreshCalls('onboarding', 'onboardingStatus', 'userInfo');
    void userChanged();
  }

  return (
    <Page width="form">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t(finished ? 'setup.titleDone' : 'setup.title')}</Heading>
          {state && !finished && <Text>{t('setup.lead')}</Text>}
        </Stack>
        {!state && setup.isError && (
          <ErrorState
            code={setup.error.code ?? setup.error.kind}
            requestId={setup.error.requestId ?? undefined}
            onRetry={() => void setup.refetch()}
            busy={setup.isFetching}
          />
        )}
        {!state && !setup.isError && (
          <Loading>
            <Stack gap={4}>
              <SkeletonLine width={50} />
              <SkeletonBlock height={240} />
            </Stack>
          </Loading>
        )}
        {elsewhere && <Notice live>{t('setup.elsewhere')}</Notice>}
        {state && finished && <SetupDone state={state} />}
        {state && !finished && (
          <RestoredSetup
            key={`${state.open} ${user?.id}`}
            scope={`${user?.id}/${user?.current_portfolio?.id ?? ''}`}
            path={path}
            state={state}
            account={{
              name: user?.name ?? '',
              email: user?.email ?? '',
              mobile: user?.mobile_phone || null,
            }}
            onFinished={finishedHere}
            onChanged={changed}
          />
        )}
      </Stack>
    </Page>
  );
}
