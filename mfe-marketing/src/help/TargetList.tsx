import { styled } from '@sanchay/ui/style';

/** A list where each row is a single target: the link in a row covers the whole row. */
export const TargetList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    position: relative;
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--line);
  }
  & a {
    color: var(--ink);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & a:hover {
    color: var(--accent);
  }
`;
