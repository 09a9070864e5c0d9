import { phone } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';

export const Bar = styled.div`
  position: relative;
  border-bottom: 1px solid var(--line);
  background: var(--bg);
`;

export const Content = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  max-width: 1248px;
  min-height: 64px;
  margin: 0 auto;
  padding: 0 24px;
  @media (max-width: 767px) {
    gap: 4px;
    padding: 0 12px 0 16px;
    min-height: 56px;
  }
`;

export const Brand = styled.a`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  color: var(--ink);
  font-size: 20px;
  font-weight: 640;
  letter-spacing: -0.01em;
  text-decoration: none;
  /* The mark stands for the name where log-in and sign-up need the room. */
  @media (max-width: 479px) {
    &:not([data-named]) span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

export const Nav = styled.nav`
  display: flex;
  flex: 1;
  gap: 4px;
  min-width: 0;
  @media (max-width: 1023px) {
    display: none;
  }
`;

export const NavLink = styled.a`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 8px;
  color: var(--ink-2);
  text-decoration: none;
  white-space: nowrap;
  border-radius: var(--radius-field);
  &:hover,
  &[aria-current] {
    color: var(--ink);
  }
  &[aria-current] {
    font-weight: 600;
  }
`;

export const Side = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  flex: none;
  @media (max-width: 767px) {
    gap: 4px;
  }
`;

/** What phones have elsewhere. */
export const OffPhone = styled.div`
  display: contents;
  ${phone} {
    display: none;
  }
`;

export const LogIn = styled.a`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 8px;
  color: var(--accent);
  font-size: 15px;
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    text-decoration: underline;
  }
  /* The page that the button beside it leads to leads there too. */
  @media (max-width: 359px) {
    display: none;
  }
`;

export const CartLink = styled.a`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  color: var(--ink-2);
  border-radius: var(--radius-pill);
  &:hover {
    color: var(--ink);
  }
`;

export const Count = styled.span`
  position: absolute;
  top: 4px;
  right: 2px;
  min-width: 18px;
  padding: 0 5px;
  color: var(--on-accent);
  font-size: 12px;
  font-weight: 640;
  line-height: 18px;
  text-align: center;
  background: var(--accent);
  border-radius: var(--radius-pill);
`;
