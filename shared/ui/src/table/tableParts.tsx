import { css, styled } from '@sanchay/ui/style';
import { phone } from '../tokens/media.ts';

type Place = { $end: boolean; $hide: boolean };

// Relative, so that visually hidden words in cells do not widen the page.
export const Scroller = styled.div`
  position: relative;
  overflow-x: auto;
`;

export const Sheet = styled.table`
  width: 100%;
  line-height: 1.35;
  & > tbody > tr:last-of-type > * {
    border-bottom: 0;
  }
  /* Between any two cells, whatever their kind. */
  & > * > tr > * + * {
    padding-inline-start: 16px;
  }
  ${phone} {
    & > * > tr > * + * {
      padding-inline-start: 10px;
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

const place = (p: Place) => css`
  padding: 14px 0;
  border-bottom: 1px solid var(--line);
  font-weight: 400;
  vertical-align: top;
  text-align: ${p.$end ? 'end' : 'start'};
  ${p.$end && 'font-variant-numeric: tabular-nums; white-space: nowrap;'}
  ${phone} {
    ${p.$hide && 'display: none;'}
  }
`;

export const Cell = styled.td<Place>`
  ${place}
`;

export const RowHead = styled.th<Place>`
  ${place}
  font-weight: 600;
`;

export const Foot = styled.tfoot`
  & td {
    border-top: 1px solid var(--line-strong);
    border-bottom: 0;
    font-weight: 640;
  }
`;
