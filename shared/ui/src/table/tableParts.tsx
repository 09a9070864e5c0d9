import { styled } from '@sanchay/ui/style';
import { phone } from '../tokens/media.ts';

// Relative, so that visually hidden words in cells do not widen the page.
export const Scroller = styled.div`
  position: relative;
  overflow-x: auto;
`;

/**
 * The table with the look of all its cells, which are plain elements: a list is drawn anew with each sort, and a
 * component with a style of its own for each cell is most of that work. `data-end` marks figures, `data-hide` what steps
 * back on phones, `data-mark` cells that begin with a mark of 32 px, on phones of 24, and name what the row is of.
 */
export const Sheet = styled.table`
  width: 100%;
  line-height: 1.35;
  &[data-fixed] {
    table-layout: fixed;
  }
  & > tbody > tr > td,
  & > tbody > tr > th,
  & > tfoot > tr > td {
    padding: 8px 0;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    vertical-align: top;
    text-align: start;
  }
  & > tbody > tr > th {
    font-weight: 600;
  }
  & > tbody > tr > [data-end],
  & > tfoot > tr > [data-end] {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
  & > tbody > tr > [data-mark] {
    position: relative;
    padding-inline-start: 44px;
  }
  & > tbody > tr > [data-mark] > svg:first-of-type {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    margin-block: auto;
  }
  /* Two lines a row: what it is, cut off where it is longer (on phones after two lines), and one line about it. */
  & > tbody > tr > [data-mark] > :is(a, p) {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    /* Vowel signs of Devanagari stand above the line and would be cut off. */
    margin-block-start: -4px;
    padding-block-start: 4px;
  }
  /* A figure that counts most. */
  & > tbody > tr > td > strong {
    font-weight: 640;
    letter-spacing: -0.02em;
  }
  & > tbody:last-of-type > tr:last-of-type > * {
    border-bottom: 0;
  }
  & > tbody[data-waiting] {
    opacity: 0;
  }
  & > tfoot > tr > td {
    border-top: 1px solid var(--line-strong);
    border-bottom: 0;
    font-weight: 640;
  }
  /* Between any two cells, whatever their kind. */
  & > * > tr > * + *,
  & > tbody > tr > * + td,
  & > tbody > tr > * + th,
  & > tfoot > tr > * + td {
    padding-inline-start: 16px;
  }
  ${phone} {
    & > * > tr > * + *,
    & > tbody > tr > * + td,
    & > tbody > tr > * + th,
    & > tfoot > tr > * + td {
      padding-inline-start: 10px;
    }
    & > tbody > tr > td,
    & > tbody > tr > th {
      padding-block: 7px;
    }
    & > tbody > tr > [data-mark] {
      padding-inline-start: 34px;
    }
    & > tbody > tr > [data-mark] > svg:first-of-type {
      width: 24px;
      height: 24px;
    }
    & > tbody > tr > [data-mark] > a {
      font-size: var(--text-small);
      line-height: 1.25;
      -webkit-line-clamp: 2;
    }
    & > * > tr > [data-hide] {
      display: none;
    }
  }
`;

export const Caption = styled.caption<{ $hidden: boolean }>`
  padding-bottom: var(--space-4);
  font-size: var(--text-h2);
  font-weight: 640;
  letter-spacing: -0.01em;
  text-align: start;
  ${(p) =>
    p.$hidden &&
    'position: absolute; width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%);'}
`;
