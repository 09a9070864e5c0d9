import type { Cart, CartPaymentMethod } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { DetailList, Stack, Text } from '@sanchay/ui';
import { fundTitle } from '../scheme/fundTitle.ts';
import { MESSAGES } from '../messages.ts';

/** When the fund house has the money that is paid now by a method, and which NAV each line of the cart gets then. */
export function PayOutcome({ cart, method }: { cart: Cart; method: CartPaymentMethod }) {
  const { t } = useMessages(MESSAGES);
  const { date, dateTime } = useFormat();
  const outcomes = cart.items.flatMap(({ fund_name, by_method }) => {
    const outcome = by_method.find((each) => each.method === method);
    return outcome ? [{ ...outcome, fund_name }] : [];
  });
  const [first] = outcomes;
  if (!first) return null;
  return (
    <Stack gap={2}>
      <Text size="small" role="status">
        {t('pay.moneyFrom', { time: dateTime(first.money_from) })}
      </Text>
      <DetailList
        items={outcomes.map(({ fund_name, nav_date }) => ({
          term: fundTitle(fund_name),
          value: t('pay.navOf', { date: date(nav_date) }),
        }))}
      />
      <Text size="label">
        <RuleSource ids={[first.rule_id]} />
      </Text>
    </Stack>
  );
}
