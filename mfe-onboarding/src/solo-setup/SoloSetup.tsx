import { ONBOARDING_STATE } from '@sanchay/contracts';
import {
  refreshCalls,
  useBusEvent,
  useCall,
  usePageTitle,
  usePlatform,
  useSession,
} from '@sanchay/remote-kit';
import { ErrorState, Heading, Loading, Page, SkeletonBlock, SkeletonLine, Stack, Text } from '@sanchay/ui';
import { useWords } from '@sanchay/i18n';
import { useEffect, useState } from 'react';
import { withNext } from '../sign-in/nextPath.ts';
import { WORDS } from '../words.ts';
import { answersOf } from './applicant.ts';
import type { Applicant } from './applicant.ts';
import { Questions } from './Questions.tsx';
import { Summary } from './Summary.tsx';

/** `/solo-setup`: who invests. The first step of an account; later visits show what was said. */
export function SoloSetup() {
  const { t } = useWords(WORDS);
  const { navigate, userChanged } = usePlatform();
  const { loggedIn, userFetched, user } = useSession();
  usePageTitle(t('setup.title'));
  const anonymous = userFetched && !loggedIn;
  useEffect(() => {
    if (anonymous) navigate(withNext('/login', '/solo-setup'), { replace: true });
  }, [anonymous, navigate]);
  useBusEvent('account/switched', () => void refreshCalls('onboarding', 'userInfo'));
  const onboarding = useCall('onboarding', undefined, { enabled: loggedIn && userFetched });
  const [said, setSaid] = useState<Applicant | null>(null);
  const known = onboarding.data?.data;
  const done = known !== undefined && known.onboarding_state >= ONBOARDING_STATE.PRIMARY_APPLICANT_SET;
  return (
    <Page width="form">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t('setup.title')}</Heading>
          {!done && <Text>{t('setup.lead')}</Text>}
        </Stack>
        {!known && onboarding.isError && (
          <ErrorState
            code={onboarding.error.code ?? onboarding.error.kind}
            requestId={onboarding.error.requestId ?? undefined}
            onRetry={() => void onboarding.refetch()}
            busy={onboarding.isFetching}
          />
        )}
        {!known && !onboarding.isError && (
          <Loading>
            <Stack gap={4}>
              <SkeletonLine width={50} />
              <SkeletonBlock height={240} />
            </Stack>
          </Loading>
        )}
        {known && done && <Summary residency={said?.residency ?? known.draft?.residency ?? null} />}
        {known && !done && (
          <Questions
            initial={answersOf(known.draft, user?.name ?? '')}
            begun={known.draft !== null}
            onDone={(applicant) => {
              setSaid(applicant);
              void userChanged();
            }}
          />
        )}
      </Stack>
    </Page>
  );
}
