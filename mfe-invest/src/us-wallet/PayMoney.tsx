import { confirmsOf } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { US_MESSAGES } from '../messages.ts';
import { PlacedPayCard } from '../pay/PlacedPayCard.tsx';
import { usePlacedPayment } from '../pay/usePlacedPayment.ts';
import type { Elsewhere, Remittance } from './AddMoney.tsx';
import { useDollars } from './useDollars.ts';
import { usTransferPath } from './usPaths.ts';

interface PayMoneyProps {
  quote: Remittance;
  elsewhere: Elsewhere;
  accepted: boolean;
}

/** The payment of money to the dollar wallet. */
export function PayMoney({ quote, elsewhere, accepted }: PayMoneyProps) {
  const { t } = useMessages(US_MESSAGES);
  const { paise } = useDollars();
  const create = useWrite('createRemittance', ['usWallet', 'usAccount', 'previewRemittance']);
  const paying = usePlacedPayment({
    bodyOf: (fields) => ({
      amount: quote.amount,
      usd: quote.usd,
      total: quote.total,
      ...elsewhere,
      accepted: true as const,
      ...fields,
    }),
    confirms: (body) => confirmsOf('createRemittance', { params: {}, body }),
    place: (body) => create.mutateAsync({ body }),
    pathOf: usTransferPath,
    busy: create.isPending,
    error: create.error,
  });
  return (
    <PlacedPayCard
      title={t('pay.title')}
      amount={quote.total}
      purpose="remittance"
      first={accepted ? null : t('add.acceptFirst')}
      next={t('pay.next')}
      button={t('pay.button', { amount: paise(quote.total) })}
      paying={paying}
    />
  );
}
