import type { Cart } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { CheckField, Heading, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';

/** The SIPs of a cart whose consent texts are accepted, in the form the payment call expects. */
export function consentsOf({ items }: Pick<Cart, 'items'>): { order_id: string; hash: string }[] {
  return items.flatMap(({ order_id, consent }) => (consent ? [{ order_id, hash: consent.hash }] : []));
}

/** What of a cart is agreed to before it is paid. Other words are agreed to anew. */
export function useSipConsents(cart: Pick<Cart, 'items'>) {
  const message = consentsOf(cart)
    .map(({ order_id, hash }) => `${order_id} ${hash}`)
    .join();
  const [given, setAgreed] = useState('');
  const [asked, setAsked] = useState(false);
  const agreed = given === message;
  return {
    agreed,
    missing: asked && !agreed,
    set: (checked: boolean) => setAgreed(checked ? message : ''),
    /** Whether all is agreed to; what is missing is shown from then on. */
    ask(): boolean {
      setAsked(true);
      return agreed;
    },
  };
}

interface SipConsentsProps {
  cart: Pick<Cart, 'items'>;
  consents: ReturnType<typeof useSipConsents>;
}

/** The consent text of each SIP in the cart, and the checkbox that accepts it. */
export function SipConsents({ cart, consents }: SipConsentsProps) {
  const { t } = useMessages(MESSAGES);
  const sips = cart.items.flatMap(({ order_id: id, consent }) =>
    consent ? [{ id, text: consent.text }] : [],
  );
  if (sips.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={3} size="card">
        {t('pay.consent')}
      </Heading>
      {sips.map(({ id, text }) => (
        <Text key={id} size="small">
          {text}
        </Text>
      ))}
      <CheckField
        label={t('pay.agree')}
        checked={consents.agreed}
        onChange={consents.set}
        error={consents.missing ? t('pay.agreeMissing') : undefined}
      />
    </Stack>
  );
}
