import type { ElementType } from 'react';
import { styled } from '@sanchay/ui/style';

export const Holder = styled.div`
  position: relative;
  display: inline-block;
`;

export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 6px 14px;
  border: 0;
  border-radius: var(--radius-pill);
  background: var(--accent-soft);
  font-size: var(--text-small);
  font-weight: 600;
  color: var(--accent);
  cursor: pointer;
  & > svg {
    flex: none;
  }
`;

export const List = styled.div`
  position: absolute;
  inset-inline-end: 0;
  top: calc(100% + 6px);
  z-index: 40;
  min-width: max(100%, 220px);
  max-width: calc(100vw - 32px);
  max-height: 70vh;
  overflow-y: auto;
  padding: 6px;
  border: 1px solid var(--line);
  border-radius: var(--radius-field);
  background: var(--surface);
  box-shadow: var(--shadow-float);
`;

/** The look of an entry, on a link or on a button. */
export function itemLook<T extends ElementType>(tag: T) {
  return styled(tag as 'button')`
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 44px;
    padding: 8px 12px;
    border: 0;
    border-radius: 8px;
    background: none;
    font-size: 1rem;
    text-align: start;
    text-decoration: none;
    color: var(--ink);
    cursor: pointer;
    & > span {
      flex: 1;
    }
    & > svg {
      flex: none;
      color: var(--ink-3);
    }
    &:hover,
    &:focus {
      background: var(--sunk);
    }
    &:focus-visible {
      outline-offset: -3px;
    }
    &[data-danger] {
      color: var(--loss);
    }
    &[aria-disabled='true'] {
      color: var(--ink-3);
      cursor: not-allowed;
    }
  ` as unknown as T;
}
