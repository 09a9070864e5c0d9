import { VisuallyHidden } from '@sanchay/ui';
import { css, styled } from '@sanchay/ui/style';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

const Details = styled.details`
  position: relative;
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
`;

const Panel = styled.div`
  position: absolute;
  z-index: 30;
  top: calc(100% + 8px);
  right: 0;
  min-width: 240px;
  max-width: calc(100vw - 32px);
  padding: 8px;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-float);
`;

/** A disclosure that floats: Escape, a click elsewhere or choosing something closes it; the focus returns. */
export function Dropdown({
  label,
  look,
  trigger,
  children,
}: {
  label: string;
  look: 'accent' | 'icon';
  trigger: ReactNode;
  children: ReactNode;
}) {
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
        !(event.target as Element).closest('[data-closes]')
      )
        return;
      element.open = false;
    };
    document.addEventListener('keydown', close);
    document.addEventListener('click', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('click', close);
    };
  }, []);
  return (
    <Details ref={details} data-look={look}>
      <summary>
        <VisuallyHidden>{label}</VisuallyHidden>
        {trigger}
      </summary>
      <Panel>{children}</Panel>
    </Details>
  );
}

const itemLook = css`
  display: flex;
  align-items: center;
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
  &[aria-pressed='true'],
  &[aria-current='true'] {
    color: var(--accent);
    font-weight: 600;
  }
`;

export const DropdownItem = styled.button(itemLook);
export const DropdownLink = styled.a(itemLook);
