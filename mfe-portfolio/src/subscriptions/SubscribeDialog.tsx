import { PAYMENT_METHODS, type PaymentMethod } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Button, ChoiceField, DetailList, Dialog, Notice, SelectField, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import type { Feature, SubscriptionsReply } from './subscriptionTypes.ts';
import { useSubscribe } from './useSubscribe.ts';

interface Props {
  feature: Feature;
  account: SubscriptionsReply;
  onClose: () => void;
}

/** Pays for a feature with coins or money: the exact price with tax, what is left of the coins, and how it is refunded. */
export function SubscribeDialog({ feature, account, onClose }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const enough = account.total_coins >= feature.coins;
  const [way, setWay] = useState<'coins' | 'money'>(enough ? 'coins' : 'money');
  const [method, setMethod] = useState<PaymentMethod>('upi');
  const { unpaid, pay, busy, error, dialog } = useSubscribe();
  const exact = (amount: number) => format.rupees(amount, { decimals: 2 });
  const submit = async (): Promise<void> => {
    if (way === 'money') return pay(feature, method);
    if (await unpaid(feature)) onClose();
  };
  return (
    <>
      <Dialog
        open={dialog === null}
        onClose={onClose}
        title={t(`subs.feature.${feature.feature_name}`)}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button busy={busy} disabled={way === 'coins' && !enough} onClick={() => void submit()}>
              {way === 'coins'
                ? t('subs.useCoins', { coins: format.number(feature.coins) })
                : t('subs.pay', { amount: exact(feature.total) })}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <ChoiceField
            label={t('subs.payWith')}
            value={way}
            onChange={(value) => setWay(value as 'coins' | 'money')}
            options={[
              {
                value: 'coins',
                label: t('subs.coins', { coins: format.number(feature.coins) }),
                hint: t('subs.youHave', { coins: format.number(account.total_coins) }),
              },
              {
                value: 'money',
                label: exact(feature.total),
                hint: t('subs.withTax'),
              },
            ]}
          />
          {way === 'coins' && !enough && (
            <Notice tone="warn">
              {t('subs.short', { coins: format.number(feature.coins - account.total_coins) })}
            </Notice>
          )}
          {way === 'money' && (
            <>
              <DetailList
                items={[
                  { term: t('subs.price'), value: exact(feature.price) },
                  {
                    term: t('subs.tax', { share: account.tax_percentage }),
                    value: exact(feature.tax),
                  },
                  { term: t('subs.total'), value: exact(feature.total) },
                ]}
              />
              <SelectField
                label={t('subs.method')}
                value={method}
                onChange={(value) => setMethod(value as PaymentMethod)}
                options={PAYMENT_METHODS.map((value) => ({ value, label: t(`subs.method.${value}`) }))}
              />
            </>
          )}
          <Text size="small">{t('subs.terms', { months: account.months, days: account.refund_days })}</Text>
          {error && (
            <Notice tone="error" live>
              {error.message}
            </Notice>
          )}
        </Stack>
      </Dialog>
      {dialog}
    </>
  );
}
