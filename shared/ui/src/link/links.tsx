import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from '@sanchay/ui/style';
import { buttonLook, type ButtonSize, type ButtonVariant, type Look } from '../button/buttonLook.ts';

type Navigate = (href: string) => void;
const NavigateContext = createContext<Navigate | null>(null);

/** Sends plain clicks on this package's links through the router instead of a page load. */
export function LinkProvider({ navigate, children }: { navigate: Navigate; children: ReactNode }) {
  return <NavigateContext value={navigate}>{children}</NavigateContext>;
}

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'> & { ref?: Ref<HTMLAnchorElement> };

function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { metaKey, ctrlKey, shiftKey, altKey, button, currentTarget } = event;
  const elsewhere = currentTarget.target !== '' && currentTarget.target !== '_self';
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !elsewhere;
}

function isWithinSite(anchor: HTMLAnchorElement): boolean {
  return anchor.origin === window.location.origin && !anchor.hasAttribute('download');
}

/** An `<a>` that the router handles where there is one; new tabs and other sites stay with the browser. */
export function Anchor({ onClick, ...rest }: AnchorProps) {
  const navigate = useContext(NavigateContext);
  function click(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const href = event.currentTarget.getAttribute('href');
    if (!navigate || !href || event.defaultPrevented || href.startsWith('#')) return;
    if (!isPlainClick(event) || !isWithinSite(event.currentTarget)) return;
    event.preventDefault();
    navigate(href);
  }
  return <a onClick={click} {...rest} />;
}

export interface TextLinkProps extends AnchorProps {
  href: string;
}

/** A link in or beside running words. */
export const TextLink = styled(Anchor)`
  color: var(--accent);
  font-weight: 600;
  text-decoration-line: underline;
  &:hover {
    text-decoration-thickness: 2px;
  }
`;

export interface LinkButtonProps extends AnchorProps {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  full?: boolean;
}

const Shape = styled(Anchor, { shouldForwardProp: (name) => !name.startsWith('$') })<Look>`
  ${buttonLook}
`;

/** A link shaped like a button. */
export function LinkButton({
  variant = 'primary',
  size = 'normal',
  full = false,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Shape $variant={variant} $size={size} $full={full} {...rest}>
      {icon}
      {children}
    </Shape>
  );
}
