import { styled } from '@sanchay/ui/style';

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;

/** A mark, what and when, and at the end how much and how it stands. */
export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding-block: var(--space-2);
  line-height: 1.35;
  list-style: none;
  & > svg {
    flex: none;
  }
  & > div {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  & > [data-end] {
    flex: none;
    justify-items: end;
  }
`;

/** A row that opens. */
export const More = styled.details`
  & > summary {
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg:last-child {
    color: var(--ink-3);
    transition: transform var(--fast) var(--ease);
  }
  &[open] > summary > svg:last-child {
    transform: rotate(180deg);
  }
  & > :last-child {
    padding-bottom: var(--space-3);
  }
`;
