import type { CartItem, StepUp } from '@sanchay/contracts';
import { isOfOffer, publishedRules } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import {
  Badge,
  Button,
  Card,
  DetailList,
  Heading,
  Notice,
  Row,
  Stack,
  Text,
  TextLink,
  WithMonogram,
  type DetailItem,
} from '@sanchay/ui';
import { useState } from 'react';
import { rupeeDecimals } from '../scheme/rupeeDecimals.ts';
import { fundPath } from '../scheme/fundPath.ts';
import { fundTitle } from '../scheme/fundTitle.ts';
import { MESSAGES } from '../messages.ts';
import { EditAmount } from './EditAmount.tsx';
import { FolioChoice } from './FolioChoice.tsx';
import { RemoveLine } from './RemoveLine.tsx';

interface CartLineProps {
  item: CartItem;
  /** The cart is being paid: nothing may change. */
  locked: boolean;
  /** What keeps this line from being paid, in the server's words. */
  problem: string | undefined;
}

/** One order of the cart: what it is, what paying it now brings, and how to change it. */
export function CartLine({ item, locked, problem }: CartLineProps) {
  const { t } = useMessages(MESSAGES);
  const { rupees, date, dateTime } = useFormat();
  const [editing, setEditing] = useState(false);
  const amount = rupees(item.amount, { decimals: rupeeDecimals(item.amount) });
  return (
    <Card>
      <Stack gap={4}>
        <Row justify="between" align="start" wrap={false}>
          <WithMonogram kind="fund" name={item.fund_name}>
            <Stack gap={1}>
              <Heading level={2} size="card">
                <TextLink href={fundPath(item.slug)}>{fundTitle(item.fund_name)}</TextLink>
              </Heading>
              <Row gap={2}>
                <Badge tone="accent">{t(`kind.${item.type}`)}</Badge>
                <Text size="small">
                  {item.new_folio || item.folio_expected === null
                    ? t('cart.newFolio')
                    : t('cart.folio', { folio: item.folio_expected })}
                </Text>
              </Row>
            </Stack>
          </WithMonogram>
          {!locked && <RemoveLine item={item} />}
        </Row>
        {editing && !locked ? (
          <EditAmount item={item} onDone={() => setEditing(false)} />
        ) : (
          <Row justify="between">
            <Text strong>
              {item.type === 'sip' ? t(`cart.every.${item.frequency ?? 'monthly'}`, { amount }) : amount}
            </Text>
            {!locked && (
              <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
                {t('cart.changeAmount')}
              </Button>
            )}
          </Row>
        )}
        {item.nav_date_expected && item.pay_before && (
          <Notice>
            {t(isOfOffer(item, publishedRules) ? 'cart.offer' : 'cart.navOf', {
              date: date(item.nav_date_expected),
              time: dateTime(item.pay_before),
            })}
          </Notice>
        )}
        <LineDetails item={item} />
        {!locked && <FolioChoice item={item} />}
        {problem && (
          <Notice tone="error" live>
            {problem}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}

function LineDetails({ item }: { item: CartItem }) {
  const { t } = useMessages(MESSAGES);
  const { rupees, units, date } = useFormat();
  const { type, start_date: start, pay_now: payNow } = item;
  const riseOf = ({ by, value, every_months: months }: StepUp) =>
    t(`cart.risePercent.${months}`, { by: by === 'percent' ? `${value}%` : rupees(value) });
  const items: DetailItem[] = [
    { term: t('cart.payNow'), value: rupees(payNow, { decimals: rupeeDecimals(payNow) }) },
    ...(type === 'sip' && start
      ? [
          { term: t('cart.sipFrom'), value: date(start) },
          ...(item.step_up ? [{ term: t('cart.sipRises'), value: riseOf(item.step_up) }] : []),
        ]
      : []),
    ...(item.units_estimate === null
      ? []
      : [{ term: t('happens.units'), value: t('happens.about', { units: units(item.units_estimate) }) }]),
    ...(payNow > 0 ? [{ term: t('happens.duty'), value: rupees(item.stamp_duty, { decimals: 2 }) }] : []),
    ...(item.rule_id ? [{ term: t('cart.rule'), value: <RuleSource ids={[item.rule_id]} /> }] : []),
  ];
  return <DetailList layout="grid" items={items} />;
}
