import { keyframes, styled } from '@sanchay/ui/style';
import { desktop, phone } from '../tokens/media.ts';

const rise = keyframes`
  from { transform: translateY(40px); opacity: 0; }
`;
const appear = keyframes`
  from { opacity: 0; }
`;

const widths = { small: '460px', medium: '680px' };

export const Frame = styled.dialog<{ $size: keyof typeof widths }>`
  width: 100%;
  padding: 0;
  border: 0;
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-float);
  overflow: hidden;
  animation: ${rise} var(--slow) var(--ease);
  &::backdrop {
    background: var(--scrim);
    animation: ${appear} var(--slow) var(--ease);
  }
  ${phone} {
    max-width: none;
    max-height: 90dvh;
    margin: auto 0 0;
    border-radius: 20px 20px 0 0;
    padding-bottom: env(safe-area-inset-bottom);
  }
  ${desktop} {
    max-width: min(${(p) => widths[p.$size]}, calc(100vw - 48px));
    max-height: calc(100dvh - 64px);
    margin: auto;
    border-radius: var(--radius-card);
  }
`;

// The scroll is inside, so that title and buttons stay in sight.
export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  max-height: inherit;
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: 44px;
  padding: 16px 14px 8px 24px;
  ${phone} {
    padding-inline: 20px 10px;
  }
`;

export const Title = styled.h2`
  font-size: 1.3125rem;
  &:focus {
    outline: none;
  }
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 8px 24px 24px;
  ${phone} {
    padding-inline: 20px;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-3);
  padding: 16px 24px;
  border-top: 1px solid var(--line);
  ${phone} {
    padding: 12px 20px;
    & > * {
      flex: 1;
    }
  }
`;
