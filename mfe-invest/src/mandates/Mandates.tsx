import { useMessages } from '@sanchay/i18n';
import {
  OwnerOnly,
  useManagedAccount,
  usePageTitle,
  usePlatform,
  useRequiredSession,
} from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Button, EmptyState, Heading, Page, Row, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { OrdersSkeleton } from '../orders/OrdersSkeleton.tsx';
import { CallProblem } from '../problem/CallProblem.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { MANDATE_MESSAGES } from '../messages.ts';
import { MandateBanner } from './MandateBanner.tsx';
import { MandateCard } from './MandateCard.tsx';
import { NewMandate } from './NewMandate.tsx';
import { useMandateFlow } from './useMandateFlow.ts';
import { useMandates } from './useMandates.ts';

/** `/mandates`: what the bank may debit, its limits and coming debits; set up, pause, resume and end. */
export function Mandates() {
  const { t } = useMessages(MANDATE_MESSAGES);
  usePageTitle(t('mandates.title'));
  const session = useRequiredSession();
  const { config } = usePlatform();
  const [address] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const managed = useManagedAccount();
  const mandates = useMandates();
  const through = useMandateFlow();
  const shown = mandates.data?.data;
  if (!session || mandates.isPending) return <OrdersSkeleton />;
  const returned = address.get('mandate');
  return (
    <Page width="text">
      <Stack gap={6}>
        <Row justify="between">
          <Heading level={1}>{t('mandates.title')}</Heading>
          {!managed && !adding && shown && shown.length > 0 && (
            <Button onClick={() => setAdding(true)}>{t('mandates.new')}</Button>
          )}
        </Row>
        <Text>{t('mandates.lead')}</Text>
        {returned && <MandateBanner key={returned} id={returned} />}
        {adding && <NewMandate through={through} onClose={() => setAdding(false)} />}
        {!shown && <CallProblem of={mandates} />}
        {shown?.length === 0 && !adding && (
          <EmptyState
            title={t('mandates.empty')}
            action={
              <OwnerOnly quiet>
                <Button onClick={() => setAdding(true)}>{t('mandates.new')}</Button>
              </OwnerOnly>
            }
          >
            {t('mandates.emptyHint')}
          </EmptyState>
        )}
        {shown && shown.length > 0 && (
          <Stack gap={4} as="ul">
            {shown.map((mandate) => (
              <li key={mandate.id}>
                <MandateCard mandate={mandate} through={through} />
              </li>
            ))}
          </Stack>
        )}
        {config.sandbox && <SandboxNotice />}
      </Stack>
    </Page>
  );
}
