import type { WatchedItem } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { useToast } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

type Watched = Pick<WatchedItem, 'kind' | 'id' | 'name'>;

/** Removes an instrument from the watchlist and offers to restore it at its position; reports a failure. */
export function useUnwatch(): (item: Watched) => Promise<void> {
  const { t } = useMessages(MESSAGES);
  const toast = useToast();
  const remove = useWrite('unwatch', ['watchlist']);
  const add = useWrite('watch', ['watchlist']);
  const failed = (error: unknown) => toast({ message: (error as Error).message, tone: 'error' });
  return async ({ kind, id, name }) => {
    try {
      await remove.mutateAsync({ params: { kind, id } });
    } catch (error) {
      failed(error);
      return;
    }
    toast({
      message: t('watchlist.removed', { name }),
      action: {
        label: t('watchlist.undo'),
        onSelect: () => void add.mutateAsync({ params: { kind, id } }).catch(failed),
      },
    });
  };
}
