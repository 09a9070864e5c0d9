import { loginAddress, type WatchKind } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall, usePlatform, useSession, useWrite } from '@sanchay/remote-kit';
import { Button, IconButton, StarFilledIcon, StarIcon, useToast } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { MESSAGES } from '../messages.ts';

interface WatchButtonProps {
  kind: WatchKind;
  /** Fund code, ISIN, symbol or slug of the issuer. */
  id: string;
  name: string;
  /** `star` where there is little room, `wide` below the main actions of a page. */
  look?: 'star' | 'wide';
}

/* Both words have the same room, so that nothing moves when the answer comes. */
const Room = styled.span`
  display: inline-flex;
  flex: none;
  & > button {
    min-width: 148px;
  }
  /* On phones the star alone says it, as the name beside it needs the room. */
  @media (max-width: 767px) {
    & > button {
      width: 44px;
      min-width: 44px;
      min-height: 44px;
      padding: 0;
    }
    & > button > [data-words] {
      display: none;
    }
  }
`;

/** Adds an instrument to the watchlist or removes it. A visitor who is not signed in signs in first and returns. */
export function WatchButton({ kind, id, name, look }: WatchButtonProps) {
  const { t } = useMessages(MESSAGES);
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

  const text = t(watched ? 'watch.on' : 'watch.off');
  const label = `${text}: ${name}`;
  const icon = watched ? <StarFilledIcon /> : <StarIcon />;
  if (look === 'star') {
    return (
      <IconButton
        label={label}
        aria-pressed={watched}
        aria-busy={busy || undefined}
        onClick={() => !busy && void toggle()}
      >
        {icon}
      </IconButton>
    );
  }
  if (look === 'wide') {
    return (
      <Button
        variant="quiet"
        icon={icon}
        aria-pressed={watched}
        aria-label={label}
        busy={busy}
        onClick={() => void toggle()}
      >
        {text}
      </Button>
    );
  }
  return (
    <Room>
      <Button
        variant="secondary"
        size="small"
        icon={icon}
        aria-pressed={watched}
        aria-label={label}
        busy={busy}
        onClick={() => void toggle()}
      >
        <span data-words="">{text}</span>
      </Button>
    </Room>
  );
}
