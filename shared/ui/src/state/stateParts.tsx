import { styled } from '@sanchay/ui/style';

// Apart from the pictures of empty states, which the first view of a page with an error state does not load.

export const Centre = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  max-width: 440px;
  margin-inline: auto;
  padding: var(--space-8) var(--space-4);
  text-align: center;
  color: var(--ink-2);
  text-wrap: pretty;
`;

export const Medallion = styled.div`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: 50%;
  background: var(--accent-soft);
  color: var(--accent);
`;
