import { loginAddress } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { MissingPage, useCall, usePageTitle } from '@sanchay/remote-kit';
import { queryClient, QueryClientProvider } from '@sanchay/remote-kit/query';
import {
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  Loading,
  Page,
  Row,
  SkeletonTable,
  Stack,
} from '@sanchay/ui';
import { lazy, Suspense } from 'react';
import { SUPPORT_MESSAGES } from '../chat/supportMessages.ts';
import { useBusState } from '../kit/useBusState.ts';
import { usePath } from '../kit/usePath.ts';
import { StaffChats } from './chat/StaffChats.tsx';
import { StaffKycReview } from './kyc/StaffKycReview.tsx';
import { HeldCount } from './messages/HeldCount.tsx';
import { StaffMessages } from './messages/StaffMessages.tsx';
import { addRuleMessages } from './rules/ruleMessages.ts';
import { StaffLink } from './staffParts.ts';
import { staffPlace } from './staffPaths.ts';
import { StaffTickets } from './tickets/StaffTickets.tsx';

const StaffRules = lazy(async () => {
  const [{ StaffRules: Screen }] = await Promise.all([import('./rules/StaffRules.tsx'), addRuleMessages()]);
  return { default: Screen };
});

/** The staff screens, for users whom the API identifies as staff. */
export function StaffArea() {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const session = useBusState('session/changed');
  usePageTitle(t('staff.title'));
  if (session?.userFetched && !session.loggedIn) {
    const { pathname, search, hash } = globalThis.location;
    const address = loginAddress(pathname + search + hash, session.ended);
    return (
      <Page width="text">
        <EmptyState
          title={t('staff.signIn')}
          action={<LinkButton href={address}>{t('common:nav.logIn')}</LinkButton>}
        />
      </Page>
    );
  }
  return (
    <QueryClientProvider client={queryClient}>
      {session?.user ? <Member key={session.user.id} /> : <Waiting />}
    </QueryClientProvider>
  );
}

function Waiting() {
  return (
    <Page>
      <Loading>
        <SkeletonTable />
      </Loading>
    </Page>
  );
}

const SCREENS = [
  { name: 'tickets', role: 'support' },
  { name: 'chat', role: 'support' },
  { name: 'messages', role: 'support' },
  { name: 'kyc', role: 'kyc' },
  { name: 'rules', role: 'rules' },
] as const;

function Member() {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const path = usePath();
  const me = useCall('staffMe', {});
  const { screen, id } = staffPlace(path);
  if (me.error && !me.data) {
    return (
      <Page width="text">
        {me.error.code === 'staff_only' ? (
          <EmptyState
            title={t('staff.only')}
            action={<LinkButton href="/">{t('common:action.home')}</LinkButton>}
          />
        ) : (
          <ErrorState code={me.error.code ?? me.error.kind} onRetry={() => void me.refetch()} />
        )}
      </Page>
    );
  }
  if (!me.data) return <Waiting />;
  const screens = SCREENS.filter(({ role }) => me.data.data.roles.includes(role)).map(({ name }) => name);
  const shown = id === null && path === '/staff' ? screens[0] : screen;
  if (shown === null || shown === undefined || !screens.includes(shown)) return <MissingPage />;
  return (
    <Page>
      <Stack gap={6}>
        <Row gap={6} justify="between">
          <Heading level={1}>{t('staff.title')}</Heading>
          <nav aria-label={t('staff.title')}>
            <Row gap={2}>
              {screens.map((one) => (
                <StaffLink key={one} href={`/staff/${one}`} aria-current={one === shown ? 'page' : undefined}>
                  {t(`staff.${one}`)}
                  {one === 'messages' && <HeldCount />}
                </StaffLink>
              ))}
            </Row>
          </nav>
        </Row>
        {shown === 'tickets' && <StaffTickets id={id} />}
        {shown === 'chat' && <StaffChats id={id} />}
        {shown === 'messages' && <StaffMessages id={id} />}
        {shown === 'kyc' && <StaffKycReview id={id} />}
        {shown === 'rules' && (
          <Suspense
            fallback={
              <Loading>
                <SkeletonTable />
              </Loading>
            }
          >
            <StaffRules id={id} />
          </Suspense>
        )}
      </Stack>
    </Page>
  );
}
