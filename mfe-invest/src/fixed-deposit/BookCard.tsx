import { useMessages } from '@sanchay/i18n';
import { ActionBar, Card, LinkButton, Stack, Text } from '@sanchay/ui';
import { addressWith } from '../share/listAddress.ts';
import { WatchButton } from '../watch/WatchButton.tsx';
import { bookingPath } from '../enter-fd-details/bookingPath.ts';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import type { DepositQuery } from './depositQuery.ts';
import type { Issuer } from './IssuerView.tsx';
import { useDepositMessages } from './useDepositMessages.ts';

interface BookCardProps {
  issuer: Issuer;
  query: DepositQuery;
}

/** The way to book a deposit with the chosen amount, tenure and payout; its actions are a bar on phones. */
export function BookCard({ issuer, query }: BookCardProps) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const messages = useDepositMessages();
  const { slug, name, plans } = issuer;
  const wanted = query.months;
  const plan =
    plans.find(
      ({ attributes: { tenure_from_in_months: from, tenure_to_in_months: to } }) =>
        wanted !== null && from <= wanted && wanted <= to,
    ) ?? plans[0];
  if (!plan) return null;
  const address = addressWith(bookingPath(slug, plan.id), {
    amount: query.amountText,
    months: wanted === null ? '' : String(wanted),
    payout: query.payout === 'maturity' ? '' : query.payout,
  });
  return (
    <Card raised title={t('fd.bookTitle', { tenure: messages.tenure(plan.attributes) })}>
      <Stack gap={4}>
        <Text>{t('fd.bookLead')}</Text>
        <ActionBar label={t('notSold.actions', { name })} desktop="column">
          <LinkButton href={address}>{t('fd.book')}</LinkButton>
          <WatchButton kind="fixed_deposit" id={slug} name={name} look="wide" />
        </ActionBar>
      </Stack>
    </Card>
  );
}
