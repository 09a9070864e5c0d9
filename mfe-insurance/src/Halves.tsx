import { styled } from '@sanchay/ui/style';

/** Questions and their answer beside each other; on phones below each other. */
export const Halves = styled.div`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
  }
`;
