import { loginAddress } from '@sanchay/contracts';
import type { WatchKind } from '@sanchay/contracts';
import { useWords } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall, usePlatform, useSession, useWrite } from '@sanchay/remote-kit';
import { Button, StarFilledIcon, StarIcon, useToast } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { WORDS } from '../words.ts';

interface WatchButtonProps {
  kind: WatchKind;
  /** Fund code, ISIN, symbol or slug of the issuer. */
  id: string;
  name: string;
}

/* Both words have the same room, so that nothing moves when the answer comes. */
const Room = styled.span`
  display: inline-flex;
  flex: none;
  & > button {
    min-width: 148px;
    @media (max-width: 767px) {
      min-width: 124px;
      padding-inline: 12px;
    }
  }
`;

/** Puts something on the watchlist or takes it off. Somebody who is not signed in does that first and comes back. */
export function WatchButton({ kind, id, name }: WatchButtonProps) {
  const { t } = useWords(WORDS);
  const { navigate } = usePlatform();
  const { loggedIn } = useSession();
  const toast = useToast();
  const list = useCall('watchlist', {}, { enabled: loggedIn });
  const add = useWrite('watch', ['watchlist']);
  const remove = useWrite('unwatch', ['watchlist']);
  useBusEvent('watchlist/changed', () => void refreshCalls('watchlist'));
  const watched =
    loggedIn && Boolean(list.data?.data.items.some((item) => item.kind === kind && item.id === id));
  const busy = add.isPending || remove.isPending;

  async function toggle(): Promise<void> {
    if (!loggedIn) {
      const { pathname, search, hash } = globalThis.location;
      navigate(loginAddress(pathname + search + hash));
      return;
    }
    try {
      await (watched ? remove : add).mutateAsync({ params: { kind, id } });
      toast({ message: t(watched ? 'watch.removed' : 'watch.added', { name }), tone: 'success' });
    } catch (error) {
      toast({ message: (error as Error).message, tone: 'error' });
    }
  }

  return (
    <Room>
      <Button
        variant="secondary"
        size="small"
        icon={watched ? <StarFilledIcon /> : <StarIcon />}
        aria-pressed={watched}
        aria-label={`${t(watched ? 'watch.on' : 'watch.off')}: ${name}`}
        busy={busy}
        onClick={() => void toggle()}
      >
        {t(watched ? 'watch.on' : 'watch.off')}
      </Button>
    </Room>
  );
}
