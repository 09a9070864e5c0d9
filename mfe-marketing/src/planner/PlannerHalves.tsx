import { styled } from '@sanchay/ui/style';

/** Questions beside their result; below each other where there is little room. */
export const PlannerHalves = styled.div`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
  }
  @media print {
    display: block;
  }
`;
