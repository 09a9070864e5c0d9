import { useMessages } from '@sanchay/i18n';
import { useRetryWait } from '@sanchay/remote-kit';
import { Button, LinkButton } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import type { Invest } from './useInvest.ts';

/** Puts the order into the cart, and then leads there. */
export function AddButton({ invest }: { invest: Invest }) {
  const { t } = useMessages(MESSAGES);
  const seconds = useRetryWait(invest.error);
  if (invest.added) {
    return (
      <LinkButton href={invest.preparesFor === null ? '/cart' : '/orders'} full>
        {t(invest.preparesFor === null ? 'invest.goToCart' : 'invest.seePrepared')}
      </LinkButton>
    );
  }
  return (
    <Button
      full
      busy={invest.busy || seconds > 0}
      busyLabel={seconds > 0 ? t('action.wait', { seconds }) : undefined}
      aria-disabled={invest.problem !== null || undefined}
      onClick={() => void invest.add()}
    >
      {invest.preparesFor === null
        ? t(invest.line ? 'invest.changeInCart' : 'action.addToCart')
        : t('invest.prepare', { name: invest.preparesFor })}
    </Button>
  );
}
