import type { ApiError } from '@sanchay/api-client';
import { confirmsOf, type CallReply } from '@sanchay/contracts';
import { parseAmount } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import {
  OwnerPage,
  refreshCalls,
  RuleSource,
  useCall,
  usePageTitle,
  usePlatform,
  useRequiredSession,
  useStepUp,
  useWrite,
} from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import {
  ActionBar,
  Button,
  Card,
  DetailList,
  Notice,
  NumberField,
  Page,
  SelectField,
  Loading,
  SkeletonBlock,
  Stack,
  Stat,
  Text,
  TextLink,
} from '@sanchay/ui';
import { useState } from 'react';
import { US_MESSAGES } from '../messages.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { useCharges } from './useCharges.ts';
import { useDollars } from './useDollars.ts';
import { UsCrumbs } from './UsCrumbs.tsx';
import { usTransferPath, WITHDRAW_PATH } from './usPaths.ts';

/** Heights of the two cards, in pixels, so that nothing below them moves. */
const FORM_HEIGHT = 140;
const QUOTE_HEIGHT = 460;

type Quote = CallReply<'previewUsWithdrawal'>['data'];

/** `/us-stocks/wallet/withdraw`: dollars of the wallet back to the bank account. */
export function WithdrawDollars() {
  const { t } = useMessages(US_MESSAGES);
  const session = useRequiredSession();
  const wallet = useCall('usWallet', {}, { enabled: session !== null });
  usePageTitle(t('withdraw.title'));
  if (!session) return <ShareSkeleton />;
  return (
    <OwnerPage>
      <Page width="text">
        <Stack gap={6}>
          <UsCrumbs title={t('withdraw.title')} href={WITHDRAW_PATH} ofWallet />
          <CallProblem of={wallet} />
          {wallet.isPending && (
            <Loading>
              <SkeletonBlock height={FORM_HEIGHT + QUOTE_HEIGHT} />
            </Loading>
          )}
          {wallet.data && <WithdrawForm balance={wallet.data.data.balance} />}
          <SandboxNotice />
        </Stack>
      </Page>
    </OwnerPage>
  );
}

function WithdrawForm({ balance }: { balance: number }) {
  const { t } = useMessages(US_MESSAGES);
  const { dollars } = useDollars();
  const [address, setAddress] = useSearchParams();
  const text = address.get('usd');
  const usd = text === null ? balance : parseAmount(text.slice(0, 40));
  const wanted = usd !== null && usd > 0;
  const asked = useCall(
    'previewUsWithdrawal',
    { query: { usd: usd ?? 0 } },
    { enabled: wanted, keepPrevious: true, staleTime: 0 },
  );
  const fieldError = asked.error?.errors.usd?.[0];
  const quote = wanted && !asked.error ? asked.data?.data : undefined;
  return (
    <>
      <Card>
        <NumberField
          label={t('withdraw.usd')}
          prefix="$"
          decimals={2}
          value={usd}
          hint={t('withdraw.available', { amount: dollars(balance) })}
          error={fieldError}
          onChange={(next) => setAddress({ usd: next === null ? '' : String(next) }, { replace: true })}
        />
      </Card>
      {wanted && fieldError === undefined && <CallProblem of={asked} compact />}
      {wanted && asked.isPending && (
        <Loading>
          <SkeletonBlock height={QUOTE_HEIGHT} />
        </Loading>
      )}
      {quote?.refusal && <Notice tone="warn" title={quote.refusal.message} />}
      {quote && !quote.refusal && <Confirm quote={quote} />}
    </>
  );
}

function Confirm({ quote }: { quote: Quote }) {
  const { t } = useMessages(US_MESSAGES);
  const { date } = useFormat();
  const { navigate } = usePlatform();
  const { paise, rate } = useDollars();
  const charges = useCharges();
  const [bankId, setBankId] = useState<string | null>(null);
  const create = useWrite('createUsWithdrawal', ['usWallet']);
  const stepUp = useStepUp();
  const { accounts } = quote;
  const account = bankId ?? accounts[0]?.id;

  async function withdraw(): Promise<void> {
    const body = { usd: quote.usd, net: quote.net, bank_id: account! };
    const token = await stepUp.ask('redeem', {
      confirms: confirmsOf('createUsWithdrawal', { params: {}, body }),
    });
    if (token === null) return;
    try {
      const { data } = await create.mutateAsync({ body: { ...body, step_up: token } });
      navigate(usTransferPath(data.id));
    } catch (cause) {
      if ((cause as ApiError).httpStatus === 409) await refreshCalls('previewUsWithdrawal', 'usWallet');
    }
  }

  return (
    <Card raised>
      <Stack gap={5}>
        <Stat label={t('withdraw.youGet')} value={paise(quote.net)} size="large" />
        <DetailList
          items={[
            { term: t('add.rate'), value: rate(quote.rate) },
            { term: t('withdraw.gross'), value: paise(quote.gross) },
            ...charges(quote),
            { term: t('add.valueOn'), value: date(quote.value_on) },
          ]}
        />
        {accounts.length === 0 ? (
          <Notice tone="warn" title={t('withdraw.noBank')}>
            <TextLink href="/profile/bank">{t('withdraw.addBank')}</TextLink>
          </Notice>
        ) : (
          <SelectField
            label={t('withdraw.bank')}
            value={account!}
            onChange={setBankId}
            options={accounts.map(({ id, bank_name: bank, masked_account_no: number }) => ({
              value: id,
              label: `${bank} ${number}`,
            }))}
          />
        )}
        <WriteProblem error={create.error} />
        <Text size="label">
          <RuleSource ids={quote.rule_ids} />
        </Text>
        <ActionBar label={t('withdraw.title')} why={account === undefined ? t('withdraw.noBank') : null}>
          <Button
            full
            busy={create.isPending}
            disabled={account === undefined}
            onClick={() => void withdraw()}
          >
            {t('withdraw.confirm', { amount: paise(quote.net) })}
          </Button>
        </ActionBar>
      </Stack>
      {stepUp.dialog}
    </Card>
  );
}
