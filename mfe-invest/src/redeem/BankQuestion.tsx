import type { RedemptionPreview } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { ChoiceField, Heading, Loading, SkeletonBlock, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { SALE_MESSAGES } from '../messages.ts';
import { askOf } from './askOf.ts';
import { PreviewProblem } from './PreviewProblem.tsx';
import { QuestionFrame } from './QuestionFrame.tsx';
import type { Sellable } from './useSellable.ts';
import type { SaleFlow } from './useSaleFlow.ts';

type Accounts = RedemptionPreview['accounts'];

/** Selects the account to pay out to, among those allowed for these units; shown only when there are several. */
export function BankQuestion({ flow, sellable }: { flow: SaleFlow; sellable: Sellable }) {
  const { t } = useMessages(SALE_MESSAGES);
  const body = askOf({ ...flow.answers, bank: null }, sellable);
  const asked = useCall('previewRedemption', { body }, { staleTime: 0 });
  if (asked.data) return <Choose flow={flow} accounts={asked.data.data.accounts} />;
  if (asked.error) return <PreviewProblem asked={asked} flow={flow} />;
  return (
    <Loading label={t('bank.title')}>
      <SkeletonBlock height={180} />
    </Loading>
  );
}

function Choose({ flow, accounts }: { flow: SaleFlow; accounts: Accounts }) {
  const { t } = useMessages(SALE_MESSAGES);
  const offered = accounts.filter(({ refusal }) => refusal === null);
  const [chosen, setChosen] = useState(flow.answers.bank);
  const bank = (offered.find(({ id }) => id === chosen) ?? offered[0]!).id;
  return (
    <QuestionFrame
      flow={flow}
      title={t('bank.title')}
      lead={t('bank.lead')}
      onNext={() => flow.answer({ bank })}
    >
      <Stack gap={5}>
        <ChoiceField
          label={t('bank.title')}
          hideLabel
          value={bank}
          onChange={setChosen}
          options={offered.map((one) => ({
            value: one.id,
            label: one.bank_name,
            hint: one.default ? t('bank.usual', { number: one.masked_account_no }) : one.masked_account_no,
          }))}
        />
        <NotOffered accounts={accounts} />
      </Stack>
    </QuestionFrame>
  );
}

/** The other accounts, below the reason that they share. */
function NotOffered({ accounts }: { accounts: Accounts }) {
  const { t } = useMessages(SALE_MESSAGES);
  const reasons = new Set(accounts.flatMap(({ refusal }) => (refusal ? [refusal.message] : [])));
  if (reasons.size === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={3}>{t('bank.notOffered')}</Heading>
      {[...reasons].map((reason) => (
        <Stack key={reason} gap={1}>
          <Text size="small">{reason}</Text>
          <ul>
            {accounts
              .filter(({ refusal }) => refusal?.message === reason)
              .map((one) => (
                <li key={one.id}>
                  <Text as="span" size="small" tone="ink-2">
                    {one.bank_name} {one.masked_account_no}
                  </Text>
                </li>
              ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}
