import type { CallReply } from '@sanchay/contracts';
import { parseAmount } from '@sanchay/finance';
import { useMessages } from '@sanchay/i18n';
import { OwnerPage, useCall, usePageTitle, useRequiredSession } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import {
  Card,
  CheckField,
  Disclosure,
  LinkButton,
  MoneyField,
  Notice,
  NumberField,
  Page,
  Loading,
  SkeletonBlock,
  Stack,
} from '@sanchay/ui';
import { useState } from 'react';
import { US_MESSAGES } from '../messages.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { PayMoney } from './PayMoney.tsx';
import { RemittanceQuote } from './RemittanceQuote.tsx';
import { UsCrumbs } from './UsCrumbs.tsx';
import { ADD_MONEY_PATH, US_ACCOUNT_PATH } from './usPaths.ts';

export type Remittance = CallReply<'previewRemittance'>['data'];

/** What was sent through other banks this year; null where the stored declaration holds. */
export interface Elsewhere {
  elsewhere_usd?: number;
  elsewhere_inr?: number;
}

const USUAL_AMOUNT = 50_000;
const OPENING: readonly string[] = ['not_open', 'w8ben_expired'];

/** `/us-stocks/wallet/add`: money to the dollar wallet, with limit, tax and charges before it is paid. */
export function AddMoney() {
  const { t } = useMessages(US_MESSAGES);
  const session = useRequiredSession();
  usePageTitle(t('add.title'));
  if (!session) return <ShareSkeleton />;
  return (
    <OwnerPage minors="never">
      <Page width="text">
        <Stack gap={6}>
          <UsCrumbs title={t('add.title')} href={ADD_MONEY_PATH} ofWallet />
          <AddForm />
          <SandboxNotice />
        </Stack>
      </Page>
    </OwnerPage>
  );
}

function AddForm() {
  const { t } = useMessages(US_MESSAGES);
  const [address, setAddress] = useSearchParams();
  const [elsewhere, setElsewhere] = useState<Elsewhere>({});
  const [accepted, setAccepted] = useState(false);
  const text = address.get('amount');
  const amount = text === null ? USUAL_AMOUNT : parseAmount(text.slice(0, 40));
  const asked = useCall(
    'previewRemittance',
    { query: { amount: amount ?? 0, ...elsewhere } },
    { enabled: amount !== null, keepPrevious: true, staleTime: 0 },
  );
  const quote = amount !== null && !asked.error ? asked.data?.data : undefined;
  const fieldError = asked.error?.errors.amount?.[0];
  const refusal = quote?.refusal;
  return (
    <>
      <Card>
        <Stack gap={4}>
          <MoneyField
            label={t('add.amount')}
            value={amount}
            decimals={0}
            chips
            error={fieldError}
            onChange={(next) => setAddress({ amount: next === null ? '' : String(next) }, { replace: true })}
          />
          <ElsewhereFields lrs={quote?.lrs} value={elsewhere} onChange={setElsewhere} />
        </Stack>
      </Card>
      {amount !== null && fieldError === undefined && <CallProblem of={asked} compact />}
      {asked.isPending && amount !== null && (
        <Loading>
          <SkeletonBlock height={360} />
        </Loading>
      )}
      {quote && <RemittanceQuote quote={quote} />}
      {refusal && (
        <Notice
          tone="warn"
          title={refusal.message}
          action={
            OPENING.includes(refusal.code) && (
              <LinkButton href={US_ACCOUNT_PATH} size="small">
                {t('account.title')}
              </LinkButton>
            )
          }
        />
      )}
      {quote && !refusal && (
        <>
          <Card>
            <CheckField
              label={t('add.accept')}
              hint={t('add.acceptHint')}
              checked={accepted}
              onChange={setAccepted}
            />
          </Card>
          <PayMoney quote={quote} elsewhere={elsewhere} accepted={accepted} />
        </>
      )}
    </>
  );
}

interface ElsewhereProps {
  lrs: Remittance['lrs'] | undefined;
  value: Elsewhere;
  onChange: (value: Elsewhere) => void;
}

function ElsewhereFields({ lrs, value, onChange }: ElsewhereProps) {
  const { t } = useMessages(US_MESSAGES);
  return (
    <Disclosure summary={t('elsewhere.title')}>
      <Stack gap={4}>
        <NumberField
          label={t('elsewhere.usd')}
          prefix="$"
          decimals={2}
          value={value.elsewhere_usd ?? lrs?.elsewhere_usd ?? null}
          onChange={(usd) => onChange({ ...value, elsewhere_usd: usd ?? 0 })}
        />
        <MoneyField
          label={t('elsewhere.inr')}
          hint={t('elsewhere.hint')}
          value={value.elsewhere_inr ?? lrs?.elsewhere_inr ?? null}
          onChange={(inr) => onChange({ ...value, elsewhere_inr: inr ?? 0 })}
        />
      </Stack>
    </Disclosure>
  );
}
