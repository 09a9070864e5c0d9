import { closeOnBack, phone, VisuallyHidden } from '@sanchay/ui';
import { css, keyframes, styled } from '@sanchay/ui/style';
import { useEffect, useRef, type ReactNode } from 'react';

const Details = styled.details`
  position: relative;
  @media (max-width: 767px) {
    position: static;
    &[open]::before {
      content: '';
      position: fixed;
      z-index: 29;
      inset: 0;
      background: var(--scrim);
    }
  }
  summary {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    padding: 0 14px;
    font-size: 15px;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
    border-radius: var(--radius-pill);
    white-space: nowrap;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  &[data-look='accent'] summary {
    color: var(--accent);
    background: var(--accent-soft);
  }
  &[data-look='icon'] summary {
    padding: 0 10px;
    color: var(--ink-2);
  }
  &[data-look='nav'] summary {
    gap: 2px;
    padding: 0 8px;
    color: var(--ink-2);
    font-size: inherit;
    font-weight: 400;
    border-radius: var(--radius-field);
  }
  &[data-look='nav'] summary:hover,
  &[data-look='nav'][open] summary,
  &[data-look='nav'][data-current] summary {
    color: var(--ink);
  }
  &[data-look='nav'][data-current] summary {
    font-weight: 600;
  }
`;

const rise = keyframes`
  from {
    transform: translateY(24px);
    opacity: 0;
  }
`;

const Panel = styled.div`
  position: absolute;
  z-index: 30;
  top: calc(100% + 8px);
  inset-inline-end: 0;
  min-width: 240px;
  max-width: calc(100vw - 32px);
  padding: 8px;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  max-height: calc(100dvh - 88px);
  overflow-y: auto;
  overscroll-behavior: contain;
  box-shadow: var(--shadow-float);
  &[data-side='start'] {
    inset-inline: 0 auto;
  }
  ${phone} {
    && {
      position: fixed;
      inset: auto 0 0;
    }
    max-width: none;
    max-height: 85dvh;
    padding: 0 12px max(12px, env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    border-radius: var(--radius-card) var(--radius-card) 0 0;
    animation: ${rise} 200ms ease-out;
    &::before {
      content: '';
      position: sticky;
      z-index: 1;
      top: 0;
      display: block;
      height: 20px;
      margin-bottom: 4px;
      background: linear-gradient(var(--line-strong), var(--line-strong)) center / 36px 4px no-repeat
        var(--surface);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

interface Props {
  /** Its name where the trigger shows none in words. */
  label?: string;
  look: 'accent' | 'icon' | 'nav' | 'tab';
  /** Which edge of the trigger the panel keeps to. */
  side?: 'start' | 'end';
  /** The page of now is in it. */
  current?: boolean;
  trigger: ReactNode;
  children: ReactNode;
}

/**
 * A disclosure that floats, on phones a sheet from below: Escape, Back on phones, a click elsewhere, the focus
 * leaving or choosing something closes it; after Escape, Back and a choice the focus returns. It opens without a script,
 * and of those in the header one is open at a time.
 */
export function Dropdown({ label, look, side = 'end', current = false, trigger, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current;
      if (!element?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        element.querySelector('summary')?.focus();
      } else if (
        element.contains(event.target as Node) &&
        event.target !== element &&
        (event.type === 'focusin' || !(event.target as Element).closest('[data-closes]'))
      )
        return;
      // What was chosen goes out of sight with the panel, and would take the focus along.
      else if (event.type === 'click' && element.contains(document.activeElement))
        element.querySelector('summary')?.focus();
      element.open = false;
    };
    document.addEventListener('keydown', close);
    document.addEventListener('click', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('focusin', close);
      document.removeEventListener('keydown', close);
      document.removeEventListener('click', close);
    };
  }, []);
  useEffect(() => {
    const element = details.current!;
    let end: (() => void) | undefined;
    const follow = () => {
      end?.();
      end = element.open ? closeOnBack(shut) : undefined;
    };
    const shut = () => {
      element.querySelector('summary')?.focus();
      element.open = false;
    };
    follow();
    element.addEventListener('toggle', follow);
    return () => {
      element.removeEventListener('toggle', follow);
      end?.();
    };
  }, []);
  return (
    <Details ref={details} name="header" data-look={look} data-current={current || undefined}>
      <summary>
        {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
        {trigger}
      </summary>
      <Panel data-side={side}>{children}</Panel>
    </Details>
  );
}

const itemLook = css`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 44px;
  padding: 0 12px;
  color: var(--ink);
  font: inherit;
  font-size: 15px;
  text-align: left;
  text-decoration: none;
  background: none;
  border: 0;
  border-radius: var(--radius-field);
  cursor: pointer;
  &:hover {
    background: var(--sunk);
  }
  > svg {
    flex: none;
    color: var(--accent);
  }
  &[aria-pressed='true'],
  &[aria-current] {
    color: var(--accent);
    font-weight: 600;
  }
`;

export const DropdownItem = styled.button(itemLook);
export const DropdownLink = styled.a(itemLook);

export const DropdownTitle = styled.p`
  margin: 0;
  padding: 6px 12px 2px;
  color: var(--ink-3);
  font-size: 14px;
`;

/** Entries that belong together, apart from those before them. */
export const DropdownPart = styled.div`
  padding: 4px 0;
  & + & {
    border-top: 1px solid var(--line);
  }
`;
