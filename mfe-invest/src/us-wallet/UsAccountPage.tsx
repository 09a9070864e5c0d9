import type { CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly, OwnerPage, useCall, usePageTitle, useRequiredSession } from '@sanchay/remote-kit';
import { Card, DetailList, LinkButton, Notice, Page, Row, Stack } from '@sanchay/ui';
import { US_MESSAGES } from '../messages.ts';
import { ReadyOnly } from '../ready/ReadyOnly.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { DetailsPage } from '../share/DetailsPage.tsx';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { LrsUse } from './LrsUse.tsx';
import { OpenSteps } from './OpenSteps.tsx';
import { RenewForm } from './RenewForm.tsx';
import { UsCrumbs } from './UsCrumbs.tsx';
import { ADD_MONEY_PATH, US_ACCOUNT_PATH, US_WALLET_PATH } from './usPaths.ts';

export type Account = CallReply<'usAccount'>['data'];

/** `/us-stocks/account`: opening the account for US stocks, and the account once it is open. */
export function UsAccountPage() {
  const session = useRequiredSession();
  const account = useCall('usAccount', {}, { enabled: session !== null });
  if (!session) return <ShareSkeleton />;
  return (
    <OwnerPage minors="never">
      <DetailsPage of={account}>{(found) => <AccountView account={found} />}</DetailsPage>
    </OwnerPage>
  );
}

function AccountView({ account }: { account: Account }) {
  const { t } = useMessages(US_MESSAGES);
  const title = t(account.number === null ? 'account.open' : 'account.title');
  usePageTitle(title);
  return (
    <Page width="text">
      <Stack gap={6}>
        <UsCrumbs title={title} href={US_ACCOUNT_PATH} />
        {account.number === null ? (
          account.refusal ? (
            <Notice tone="info" title={account.refusal.message} />
          ) : (
            <ReadyOnly>
              <OpenSteps texts={account.texts} />
            </ReadyOnly>
          )
        ) : (
          <OpenAccount account={account} />
        )}
        <SandboxNotice />
      </Stack>
    </Page>
  );
}

function OpenAccount({ account }: { account: Account }) {
  const { t } = useMessages(US_MESSAGES);
  const { date } = useFormat();
  const { w8ben, texts } = account;
  return (
    <>
      <Card raised>
        <Stack gap={5}>
          <DetailList
            items={[
              { term: t('account.number'), value: account.number },
              { term: t('account.opened'), value: date(account.opened_at!) },
              ...(w8ben
                ? [
                    {
                      term: t('account.w8ben'),
                      value: t('account.until', { date: date(w8ben.valid_until) }),
                      hint: t('account.signed', { date: date(w8ben.signed_on) }),
                    },
                  ]
                : []),
            ]}
          />
          <LrsUse lrs={account.lrs} />
          <Row gap={3}>
            <LinkButton href={ADD_MONEY_PATH}>{t('wallet.add')}</LinkButton>
            <LinkButton href={US_WALLET_PATH} variant="secondary">
              {t('wallet.title')}
            </LinkButton>
          </Row>
        </Stack>
      </Card>
      {w8ben && (w8ben.expired || w8ben.expiring) && (
        <OwnerOnly>
          <RenewForm text={texts.find(({ kind }) => kind === 'us_w8ben')!} expired={w8ben.expired} />
        </OwnerOnly>
      )}
    </>
  );
}
