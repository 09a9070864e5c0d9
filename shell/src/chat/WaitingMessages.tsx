import { useMessages } from '@sanchay/i18n';
import { Button } from '@sanchay/ui';
import { Bubble, Lines, Meta } from './chatParts.ts';
import type { OutgoingMessage } from './outbox.ts';
import { SUPPORT_MESSAGES } from './supportMessages.ts';

/** Messages on their way: being sent, or kept until there is a connection. */
export function WaitingMessages({ items, retry }: { items: readonly OutgoingMessage[]; retry: () => void }) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  if (items.length === 0) return null;
  const stuck = items.some((item) => item.stuck);
  return (
    <>
      <Lines>
        {items.map((item) => (
          <Bubble key={item.key} $own>
            <p>{item.text}</p>
            <Meta>
              <span>{t(item.stuck ? 'chat.state.kept' : 'chat.state.sending')}</span>
            </Meta>
          </Bubble>
        ))}
      </Lines>
      {stuck && (
        <Button variant="secondary" size="small" onClick={retry}>
          {t('chat.sendAgain')}
        </Button>
      )}
    </>
  );
}
