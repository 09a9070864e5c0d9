import { styled } from '@sanchay/ui/style';

export const Lines = styled.ol`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Bubble = styled.li<{ $own: boolean }>`
  display: grid;
  gap: var(--space-2);
  justify-self: ${(p) => (p.$own ? 'end' : 'start')};
  max-width: min(86%, 520px);
  padding: 10px 14px;
  border-radius: 16px;
  background: ${(p) => (p.$own ? 'var(--accent-soft)' : 'var(--sunk)')};
  & > p {
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & > ul {
    display: grid;
    gap: var(--space-1);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ul a {
    display: inline-block;
    padding-block: 6px;
  }
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  font-size: var(--text-label);
  color: var(--ink-2);
`;

export const Desk = styled.li`
  padding: var(--space-1) var(--space-4);
  color: var(--ink-2);
  font-size: var(--text-small);
  text-align: center;
`;

export const Typing = styled.li`
  color: var(--ink-2);
  font-size: var(--text-small);
  font-style: italic;
`;
