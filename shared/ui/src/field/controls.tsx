import { css, styled } from '@sanchay/ui/style';

// 16 px at least: below that iOS zooms the page when the field takes focus.
const look = css`
  flex: 1;
  width: 100%;
  min-width: 0;
  padding: 4px 14px 9px;
  border: 0;
  background: none;
  font-size: var(--text-body);
  font-weight: 600;
  line-height: 1.4;
  &:focus {
    outline: none;
  }
  &::placeholder {
    color: var(--ink-3);
    font-weight: 400;
    opacity: 1;
  }
  &:disabled {
    color: var(--ink-3);
    -webkit-text-fill-color: var(--ink-3);
    cursor: not-allowed;
  }
  [data-no-label] & {
    padding-block: 11px;
  }
  span + & {
    padding-inline-start: 6px;
  }
  [data-money] + & {
    padding-inline-start: 1px;
  }
`;

/** The bare input inside a field's box. */
export const Input = styled.input`
  ${look}
`;

export const FigureInput = styled(Input)`
  font-size: 1.1875rem;
  font-weight: 640;
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
`;

export const TextArea = styled.textarea`
  ${look}
  min-height: 96px;
  resize: vertical;
  font-weight: 400;
`;

export const Select = styled.select`
  ${look}
  appearance: none;
  padding-inline-end: 40px;
  cursor: pointer;
  text-overflow: ellipsis;
  & > option {
    background: var(--surface);
    color: var(--ink);
  }
`;
