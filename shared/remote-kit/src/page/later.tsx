import { LATER_PART } from '@sanchay/contracts';
import { ErrorState, useSeen } from '@sanchay/ui';
import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useTakenOver } from './useTakenOver.ts';
import { useUsed } from './useUsed.ts';

/**
 * Pixels before the screen's edge at which a part is requested: small enough to cost nothing unless the user scrolls.
 */
const AHEAD = 160;

interface Kept<Props> {
  Part: ComponentType<Props & Retry>;
  props: Props;
  onRetry: () => void;
  /** Called once the part is drawn or hydrated. */
  onHere: () => void;
}
interface Retry {
  onRetry: () => void;
}

export interface LaterOptions {
  /** `used`: server HTML looks complete without code, which also waits for a user interaction. */
  once?: 'seen' | 'used';
  /** Hook: true where the HTML of the server is not that of this user, so that its code does not wait. */
  useAtOnce?: () => boolean;
}

const never = (): boolean => false;

/**
 * A part of a page in a chunk of its own that is loaded when the user is about to see it. Server HTML stays as it is
 * until then and is hydrated after; without it the placeholder is shown. A chunk that cannot be loaded is a problem of
 * this part only, with a retry option. Earlier interactions with it are stored by the page's starter.
 * @param bring loads the component, for example `async () => (await import('./FundNumbers.tsx')).FundNumbers`
 */
export function later<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode,
  { once = 'seen', useAtOnce = never }: LaterOptions = {},
): ComponentType<Props> {
  let open: () => void = () => undefined;
  const near = new Promise<void>((resolve) => (open = resolve));
  // There is nothing to wait for where the page is made.
  if (typeof document === 'undefined') open();
  const ask = (): ComponentType<Props & Retry> =>
    lazy(async () => {
      await near;
      return { default: await bring().catch(() => Failed) };
    }) as unknown as ComponentType<Props & Retry>;
  let current = ask();

  // Rendered again only for other props: HTML that is not hydrated yet would be replaced by the placeholder.
  const Boundary = memo(
    function Boundary({ Part, props, onRetry, onHere }: Kept<Props>) {
      return (
        <Suspense fallback={placeholder}>
          <Part {...props} onRetry={onRetry} />
          <Here onHere={onHere} />
        </Suspense>
      );
    },
    isSame<Props>,
  );

  return function Later(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [Part, setPart] = useState(() => current);
    const seen = useSeen(place, AHEAD);
    const used = useUsed();
    const atOnce = useAtOnce();
    // Server HTML is hydrated with the props that it was made from; those of now come in the next render.
    const [first, setFirst] = useState<Props | null>(useTakenOver() ? null : props);
    const onHere = useCallback(() => setFirst(null), []);
    if (atOnce || (seen && (used || once === 'seen'))) open();
    const onRetry = () => {
      current = ask();
      setPart(() => current);
    };
    return (
      <div ref={place} {...{ [LATER_PART]: '' }}>
        <Boundary Part={Part} props={first ?? props} onRetry={onRetry} onHere={onHere} />
      </div>
    );
  };
}

function Here({ onHere }: Pick<Kept<object>, 'onHere'>): null {
  useEffect(onHere, [onHere]);
  return null;
}

function Failed({ onRetry }: Retry) {
  return <ErrorState compact code="network" onRetry={onRetry} />;
}

function isSame<Props extends object>(before: Kept<Props>, after: Kept<Props>): boolean {
  const keys = Object.keys({ ...before.props, ...after.props }) as (keyof Props)[];
  return before.Part === after.Part && keys.every((key) => before.props[key] === after.props[key]);
}
