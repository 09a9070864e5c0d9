import { styled } from '@sanchay/ui/style';

const PHONE = '@media (max-width: 767px)';

export const Frame = styled.dialog`
  width: min(720px, calc(100vw - 48px));
  max-width: none;
  height: min(680px, calc(100dvh - 96px));
  max-height: none;
  margin: 48px auto auto;
  padding: 0;
  overflow: hidden;
  color: var(--ink);
  background: var(--surface);
  border: 0;
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-float);
  &::backdrop {
    background: var(--scrim);
  }
  ${PHONE} {
    width: 100vw;
    height: 100dvh;
    margin: 0;
    border-radius: 0;
  }
`;

export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

export const Top = styled.form`
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
  padding: 10px 10px 10px 20px;
  border-bottom: 1px solid var(--line);
  &:has(input:focus) {
    box-shadow: inset 0 -2px var(--focus);
  }
  > svg {
    flex: none;
    color: var(--ink-3);
  }
  ${PHONE} {
    padding-left: 16px;
  }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 48px;
  padding: 0 8px;
  color: var(--ink);
  font: inherit;
  font-size: 1.125rem;
  background: none;
  border: 0;
  /* The line below the whole row shows the focus. */
  outline: none;
  &::placeholder {
    color: var(--ink-3);
  }
  @media (forced-colors: active) {
    outline: 2px solid;
  }
`;

export const Results = styled.div`
  flex: 1;
  min-height: 0;
  padding: 4px 10px 16px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding: 44px 0 12px;
  ${PHONE} {
    padding-inline: 6px;
    padding-bottom: calc(16px + env(safe-area-inset-bottom));
  }
`;

export const GroupTitle = styled.h3`
  display: flex;
  gap: 8px;
  align-items: baseline;
  justify-content: space-between;
  padding: 16px 10px 6px;
  color: var(--ink-3);
  font-size: var(--text-label);
  font-weight: 600;
  letter-spacing: 0;
`;

/**
 * The list with everything inside its lines. One rule set serves all lines: a styled component for each part would be
 * worked out again for every line at every letter that is typed.
 */
export const List = styled.div`
  [role='option'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 56px;
    padding: 8px 10px;
    color: var(--ink);
    line-height: 1.35;
    text-decoration: none;
    border-radius: var(--radius-field);
    /* Lines below the edge of the dialog are laid out and painted when they are scrolled to. */
    content-visibility: auto;
    contain-intrinsic-size: auto 56px;
    &:hover {
      background: var(--sunk);
    }
    &[aria-selected='true'] {
      background: var(--accent-soft);
      outline: 2px solid var(--focus);
      outline-offset: -2px;
    }
  }
  > * > a > svg:first-child {
    flex: none;
  }
  [data-part='name'] {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  [data-part='name'] > span {
    display: -webkit-box;
    overflow: hidden;
    /* Vowel signs of Devanagari stand above the line and would be cut off. */
    margin-block-start: -4px;
    padding-block-start: 4px;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
  }
  [data-part='name'] > [data-part='detail'] {
    color: var(--ink-2);
    display: block;
    font-size: var(--text-label);
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  ${PHONE} {
    [data-part='name'] > span:first-child {
      font-size: var(--text-small);
      line-height: 1.25;
      -webkit-line-clamp: 2;
    }
  }
  [data-part='figure'] {
    display: grid;
    flex: none;
    justify-items: end;
    font-variant-numeric: tabular-nums;
    font-weight: 640;
  }
  mark {
    color: inherit;
    font-weight: 700;
    background: none;
    text-decoration: underline;
    text-decoration-color: var(--accent);
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
`;

export const Hint = styled.p`
  padding: 12px 10px 0;
  color: var(--ink-2);
  font-size: var(--text-small);
`;

export const Keys = styled.p`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 4px 20px;
  padding: 10px 20px;
  color: var(--ink-3);
  font-size: var(--text-label);
  border-top: 1px solid var(--line);
  kbd {
    padding: 1px 6px;
    font: inherit;
    border: 1px solid var(--line);
    border-radius: 6px;
  }
  @media (max-width: 767px), (pointer: coarse) {
    display: none;
  }
`;
