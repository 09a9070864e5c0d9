import { MATURITY_INSTRUCTIONS, PAYOUTS, type MaturityInstruction, type Payout } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import {
  Card,
  CheckField,
  ChoiceField,
  MoneyField,
  Notice,
  SelectField,
  Loading,
  SkeletonBlock,
  Stack,
  Text,
  TextLink,
} from '@sanchay/ui';
import type { Issuer } from '../fixed-deposit/IssuerView.tsx';
import { useDepositMessages } from '../fixed-deposit/useDepositMessages.ts';
import { DEPOSIT_MESSAGES } from '../messages.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { BookingPreview } from './BookingPreview.tsx';
import { ReadyOnly } from '../ready/ReadyOnly.tsx';
import { PayDeposit } from './PayDeposit.tsx';
import type { Booking } from './useBooking.ts';

interface BookingFormProps {
  issuer: Issuer;
  booking: Booking;
}

/** The questions of a booking, what comes of them, and the payment. */
export function BookingForm({ issuer, booking }: BookingFormProps) {
  const { preview, asked, fits } = booking;
  if (preview?.refusal) return <Notice tone="info" title={preview.refusal.message} />;
  return (
    <Stack gap={6}>
      <DepositFields issuer={issuer} booking={booking} />
      {fits && <CallProblem of={asked} compact />}
      {fits && asked.isPending && (
        <Loading>
          <SkeletonBlock height={260} />
        </Loading>
      )}
      {preview && (
        <>
          <BookingPreview preview={preview} declares={booking.answers.declares} />
          <AccountFields booking={booking} preview={preview} />
          <ReadyOnly>
            <PayDeposit booking={booking} preview={preview} />
          </ReadyOnly>
        </>
      )}
    </Stack>
  );
}

function DepositFields({ issuer, booking }: BookingFormProps) {
  const { t } = useMessages(DEPOSIT_MESSAGES);
  const { rupees } = useFormat();
  const messages = useDepositMessages();
  const { request, limits, fits, plan, change } = booking;
  const range = limits && { least: rupees(limits.least), most: rupees(limits.most) };
  const { tenure_from_in_months: shortest = 0, tenure_to_in_months: longest = 0 } = plan?.attributes ?? {};
  const tenures = Array.from({ length: longest - shortest + 1 }, (_, index) => shortest + index);
  const payouts = PAYOUTS.filter((each) => plan?.attributes.payouts.some(({ payout }) => payout === each));
  return (
    <Card title={t('book.deposit')}>
      <Stack gap={4}>
        <MoneyField
          label={t('book.amount')}
          value={request.amount}
          decimals={0}
          chips
          hint={range && t('book.range', range)}
          error={fits || !range ? undefined : t('book.outside', range)}
          onChange={(amount) => change({ amount })}
        />
        <SelectField
          label={t('book.tenure')}
          value={request.planId}
          onChange={(planId) => change({ planId })}
          options={issuer.plans.map(({ id, attributes }) => ({
            value: id,
            label: `${messages.tenure(attributes)} · ${messages.rate(attributes.interest_rate)}`,
          }))}
        />
        {tenures.length > 1 && (
          <SelectField
            label={t('book.months')}
            value={String(request.months)}
            onChange={(months) => change({ months: Number(months) })}
            options={tenures.map((months) => ({ value: String(months), label: messages.months(months) }))}
          />
        )}
        <SelectField
          label={t('book.payout')}
          value={request.payout}
          onChange={(payout) => change({ payout: payout as Payout })}
          options={payouts.map((each) => ({ value: each, label: t(`payout.${each}`) }))}
        />
      </Stack>
    </Card>
  );
}

interface AccountFieldsProps {
  booking: Booking;
  preview: NonNullable<Booking['preview']>;
}

function AccountFields({ booking: { answers, answer }, preview }: AccountFieldsProps) {
  const { t } = useMessages(DEPOSIT_MESSAGES);
  const { accounts, senior, nominees } = preview;
  return (
    <Card title={t('book.details')}>
      <Stack gap={5}>
        <ChoiceField
          label={t('book.maturity')}
          value={answers.instruction}
          onChange={(value) => answer({ instruction: value as MaturityInstruction })}
          options={MATURITY_INSTRUCTIONS.map((value) => ({
            value,
            label: t(`instruction.${value}`),
            hint: t(`instruction.${value}.hint`),
          }))}
        />
        {accounts.length === 0 ? (
          <Notice tone="warn" title={t('book.noBank')}>
            <TextLink href="/profile/bank">{t('book.addBank')}</TextLink>
          </Notice>
        ) : (
          <SelectField
            label={t('book.bank')}
            hint={t('book.bankHint')}
            value={answers.bankId ?? accounts[0]!.id}
            onChange={(bankId) => answer({ bankId })}
            options={accounts.map(({ id, bank_name: bank, masked_account_no: account }) => ({
              value: id,
              label: `${bank} ${account}`,
            }))}
          />
        )}
        <CheckField
          label={t(senior ? 'book.form15h' : 'book.form15g')}
          hint={t('book.formHint')}
          checked={answers.declares}
          onChange={(declares) => answer({ declares })}
        />
        <Text size="small">
          {t(nominees ? 'book.nominees' : 'book.noNominees')}{' '}
          <TextLink href="/profile/nominees">{t('book.toNominees')}</TextLink>
        </Text>
        <CheckField
          label={t('book.accept')}
          hint={t('book.acceptHint')}
          checked={answers.accepted}
          onChange={(accepted) => answer({ accepted })}
        />
      </Stack>
    </Card>
  );
}
