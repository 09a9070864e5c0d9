import { styled } from '@sanchay/ui/style';

export const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--space-4);
  color: var(--ink-2);
`;

/** The figure and its unit read as one; the line under it indicates that it can be typed. */
export const Pair = styled.span`
  display: inline-flex;
  align-items: center;
  position: relative;
  flex: none;
  font-weight: 640;
  color: var(--ink);
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 8px;
    border-bottom: 1px dashed var(--line-strong);
  }
  &:focus-within::after {
    border-bottom: 2px solid var(--accent);
  }
`;

export const Side = styled.span`
  font-size: 1.125rem;
  & + input {
    padding-inline-start: 1px;
  }
  input + & {
    padding-inline-start: 0.25em;
  }
`;

export const Number = styled.input`
  width: auto;
  min-width: 0;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  field-sizing: content;
  font-size: 1.125rem;
  font-weight: 640;
  font-variant-numeric: tabular-nums;
  text-align: end;
  &:focus {
    outline: none;
  }
`;

const thumb = `
  width: 24px;
  height: 24px;
  border: 2px solid var(--accent);
  border-radius: 50%;
  background: var(--surface);
  box-shadow: 0 1px 3px rgb(0 0 0 / 18%);
`;

/** `$first`: how far it is filled in server HTML, before a script sets it. */
export const Track = styled.input<{ $first: string }>`
  --filled: ${(p) => p.$first};
  appearance: none;
  width: 100%;
  height: 44px;
  margin: -8px 0;
  background: none;
  cursor: pointer;
  --rail: linear-gradient(to right, var(--accent) var(--filled, 0%), var(--line) var(--filled, 0%));
  &::-webkit-slider-runnable-track {
    height: 4px;
    border-radius: 2px;
    background: var(--rail);
  }
  &::-moz-range-track {
    height: 4px;
    border-radius: 2px;
    background: var(--rail);
  }
  &::-webkit-slider-thumb {
    appearance: none;
    margin-top: -10px;
    ${thumb}
  }
  &::-moz-range-thumb {
    box-sizing: border-box;
    ${thumb}
  }
  /* Inside its target, so that the ring does not run over the fields around it. */
  &:focus-visible {
    outline-offset: -8px;
    border-radius: var(--radius-field);
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
  @media print {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;
