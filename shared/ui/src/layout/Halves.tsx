import { styled } from '@sanchay/ui/style';

/** Questions beside their result; below each other where there is little room, and on paper without buttons and links. */
export const Halves = styled.div`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
  }
  @media print {
    display: block;
    & button,
    & a {
      display: none;
    }
  }
`;
