import type { BankAccount } from '@sanchay/contracts';
import {
  OwnerOnly,
  refreshCalls,
  useBusEvent,
  useCall,
  useManagedAccount,
  usePlatform,
  useSession,
} from '@sanchay/remote-kit';
import { Button, Card, EmptyState, Notice, Row, Stack, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { useState } from 'react';
import { AddBankFlow } from '../../bank-solo-setup/AddBankFlow.tsx';
import { BankResult } from '../../bank-solo-setup/BankResult.tsx';
import { MESSAGES } from '../../messages.ts';
import { Loaded } from '../Loaded.tsx';
import { ProfileLayout } from '../ProfileLayout.tsx';
import { BankActions } from './BankActions.tsx';
import { BankRow } from './BankRow.tsx';

/** `/profile/bank`: the accounts, which of them is the default one, and adding one in the same place. */
export function BankAccounts() {
  const { t } = useMessages(MESSAGES);
  const { config } = usePlatform();
  const { loggedIn } = useSession();
  const [query, setQuery] = useSearchParams();
  useBusEvent('account/switched', () => void refreshCalls('bankAccounts'));
  const accounts = useCall('bankAccounts', undefined, { enabled: loggedIn });
  const managed = useManagedAccount();
  const adding = query.has('step');
  const consents = useCall('bankConsents', undefined, { enabled: loggedIn && adding });
  const [added, setAdded] = useState<BankAccount | null>(null);
  const show = (step: string | null): void => setQuery(step ? { step } : {});

  return (
    <ProfileLayout section="bank" lead={t('bank.profileLead')}>
      <Loaded answer={accounts}>
        {({ data: known, meta }) => {
          const free = meta.most - known.filter(({ status }) => status !== 'failed').length;
          if (adding && free > 0 && !managed) {
            return (
              <Loaded answer={consents}>
                {({ data }) => (
                  <AddBankFlow
                    types={meta.types}
                    consents={data.consents}
                    sandbox={config.sandbox}
                    onCancel={() => show(null)}
                    onAdded={(account) => {
                      setAdded(account);
                      show(null);
                    }}
                  />
                )}
              </Loaded>
            );
          }
          return (
            <Stack gap={5}>
              {added && <BankResult account={known.find(({ id }) => id === added.id) ?? added} />}
              {known.length === 0 ? (
                <Card>
                  <EmptyState
                    title={t('bank.none')}
                    action={
                      <OwnerOnly quiet>
                        <Button onClick={() => show('ifsc')}>{t('bank.addFirst')}</Button>
                      </OwnerOnly>
                    }
                  >
                    {t('bank.noneText')}
                  </EmptyState>
                </Card>
              ) : (
                known.map((account) => (
                  <Card key={account.id}>
                    <BankRow account={account} actions={managed ? null : <BankActions account={account} />} />
                  </Card>
                ))
              )}
              {!managed && known.length > 0 && free > 0 && (
                <Row justify="between">
                  <Text size="small">{t('bank.left', { count: free })}</Text>
                  <Button variant="secondary" onClick={() => show('ifsc')}>
                    {t('bank.addMore')}
                  </Button>
                </Row>
              )}
              {free <= 0 && <Notice tone="info">{t('bank.full', { count: meta.most })}</Notice>}
            </Stack>
          );
        }}
      </Loaded>
    </ProfileLayout>
  );
}
