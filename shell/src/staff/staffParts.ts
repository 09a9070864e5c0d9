import { styled } from '@sanchay/ui/style';

export const StaffLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  padding: 0 var(--space-4);
  border-radius: var(--radius-pill);
  color: var(--ink-2);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    background: var(--sunk);
  }
  &[aria-current] {
    background: var(--accent-soft);
    color: var(--accent);
  }
`;

/** A list beside what is chosen from it; on phones one of the two. */
export const Desk = styled.div<{ $chosen: boolean }>`
  display: grid;
  gap: var(--space-6);
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1024px) {
    grid-template-columns: 380px minmax(0, 1fr);
  }
  @media (max-width: 1023px) {
    && > ${(p) => (p.$chosen ? ':not(:last-child)' : '* + *')} {
      display: none;
    }
  }
`;

/** What a machine wrote, which may have no place to break. */
export const MachineText = styled.code`
  font-size: var(--text-small);
  overflow-wrap: anywhere;
`;

export const QueueList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  overflow: hidden;
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & a {
    display: grid;
    padding: var(--space-2) var(--space-4);
    color: var(--ink);
    line-height: 1.35;
    text-decoration: none;
  }
  & a > * {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  & a:hover {
    background: var(--sunk);
  }
  & a[aria-current] {
    background: var(--accent-soft);
  }
  & small {
    color: var(--ink-2);
    font-size: var(--text-label);
  }
`;
