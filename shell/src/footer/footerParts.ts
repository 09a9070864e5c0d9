import { styled } from '@sanchay/ui/style';

const PHONE = '@media (max-width: 767px)';

export const Foot = styled.div`
  margin-top: 64px;
  padding: 48px 24px;
  color: var(--ink-2);
  font-size: 15px;
  border-top: 1px solid var(--line);
  > div {
    display: grid;
    gap: 40px;
    max-width: 1200px;
    margin: 0 auto;
  }
  ${PHONE} {
    padding: 32px 16px 48px;
    > div {
      gap: 32px;
    }
  }
`;

export const Groups = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(168px, 1fr));
  gap: 32px 24px;
  ${PHONE} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Group = styled.div`
  min-width: 0;
  h2 {
    margin: 0 0 4px;
    color: var(--ink);
    font-size: 15px;
    font-weight: 640;
    letter-spacing: 0;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 40px;
    color: var(--ink-2);
    text-decoration: none;
    &:hover {
      color: var(--ink);
      text-decoration: underline;
    }
  }
  @media (pointer: coarse) {
    a {
      min-height: 44px;
    }
  }
`;

export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
  gap: 32px 64px;
  align-items: start;
  ${PHONE} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Title = styled.h2`
  margin: 0 0 8px;
  color: var(--ink);
  font-size: 1.125rem;
`;

export const Stay = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  p {
    margin: 0;
  }
`;

export const Outside = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-width: 44px;
    min-height: 44px;
    padding: 0 12px;
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-pill);
  }
  a:hover {
    background: var(--sunk);
  }
  a[aria-label] {
    padding: 0;
  }
`;

export const Fine = styled.div`
  display: grid;
  gap: 12px;
  padding-top: 24px;
  font-size: 14px;
  border-top: 1px solid var(--line);
  p {
    max-width: 760px;
    margin: 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--ink-2);
  }
`;

export const ShortFoot = styled.div`
  max-width: 1200px;
  margin: 48px auto 0;
  padding: 16px 24px;
  color: var(--ink-3);
  font-size: 14px;
  border-top: 1px solid var(--line);
  p {
    margin: 0;
  }
  a {
    display: inline-block;
    padding-block: 12px;
    margin-block: -12px;
    color: var(--ink-2);
  }
  ${PHONE} {
    margin-top: 32px;
    padding: 16px;
  }
`;

/* Without a script the link to it opens it. */
export const Complaints = styled.section`
  display: none;
  max-width: 680px;
  scroll-margin-top: 24px;
  &:target {
    display: block;
  }
`;
