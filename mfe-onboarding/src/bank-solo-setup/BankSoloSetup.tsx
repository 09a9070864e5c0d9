import type { BankAccount } from '@sanchay/contracts';
import {
  refreshCalls,
  useBusEvent,
  useCall,
  usePageTitle,
  usePlatform,
  useRequiredSession,
} from '@sanchay/remote-kit';
import { Button, Card, Heading, LinkButton, Notice, Page, Row, Stack, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useState } from 'react';
import { Onward } from '../onward/Onward.tsx';
import { BankRow } from '../profile/bank/BankRow.tsx';
import { Loaded } from '../profile/Loaded.tsx';
import { MESSAGES } from '../messages.ts';
import { AddBankFlow } from './AddBankFlow.tsx';
import { BankResult } from './BankResult.tsx';

/** `/bank-solo-setup`: the first bank account, one question a screen; what there is when there is one. */
export function BankSoloSetup() {
  const { t } = useMessages(MESSAGES);
  const { config } = usePlatform();
  usePageTitle(t('bank.title'));
  const session = useRequiredSession();
  useBusEvent('account/switched', () => void refreshCalls('bankAccounts'));
  const accounts = useCall('bankAccounts', undefined, { enabled: session !== null });
  const consents = useCall('bankConsents', undefined, { enabled: session !== null });
  const [added, setAdded] = useState<BankAccount | null>(null);
  const [another, setAnother] = useState(false);

  return (
    <Page width="form">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t('bank.title')}</Heading>
          <Text>{t('bank.lead')}</Text>
        </Stack>
        <Loaded answer={accounts}>
          {({ data: known, meta }) => {
            const usable = known.filter(({ status }) => status === 'verified' || status === 'pending');
            if (added && !another) return <Added account={added} onAgain={() => setAnother(true)} />;
            if (usable.length > 0 && !another) return <There accounts={usable} />;
            return (
              <Loaded answer={consents}>
                {({ data }) => (
                  <AddBankFlow
                    types={meta.types}
                    consents={data.consents}
                    sandbox={config.sandbox}
                    onAdded={(account) => {
                      setAdded(account);
                      setAnother(false);
                    }}
                  />
                )}
              </Loaded>
            );
          }}
        </Loaded>
      </Stack>
    </Page>
  );
}

/** The bank's response and the next step. An account that cannot be used leads to adding another one. */
function Added({ account, onAgain }: { account: BankAccount; onAgain: () => void }) {
  const { t } = useMessages(MESSAGES);
  const usable = account.status === 'verified' || account.status === 'pending';
  return (
    <Stack gap={5}>
      <BankResult account={account} />
      {usable ? (
        <Onward here="bank-solo-setup" done={{ path: '/dashboard', label: t('bank.done') }} />
      ) : (
        <Row>
          <Button onClick={onAgain}>{t('bank.another')}</Button>
          <LinkButton href="/help/account-and-kyc" variant="secondary">
            {t('bank.help')}
          </LinkButton>
        </Row>
      )}
    </Stack>
  );
}

function There({ accounts }: { accounts: readonly BankAccount[] }) {
  const { t } = useMessages(MESSAGES);
  return (
    <Stack gap={5}>
      {accounts.every(({ status }) => status === 'pending') && (
        <Notice tone="info" title={t('bank.result.pending.title')}>
          {t('bank.waiting')}
        </Notice>
      )}
      <Card title={t('bank.there')} padding="normal">
        <Stack gap={4}>
          {accounts.map((account) => (
            <BankRow key={account.id} account={account} />
          ))}
        </Stack>
      </Card>
      <Row>
        <Onward here="bank-solo-setup" done={{ path: '/dashboard', label: t('bank.done') }} />
        <LinkButton href="/profile/bank" variant="secondary">
          {t('bank.manage')}
        </LinkButton>
      </Row>
    </Stack>
  );
}
