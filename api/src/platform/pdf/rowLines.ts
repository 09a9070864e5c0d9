import type { CustomTableLayout } from 'pdfmake/interfaces.js';

const INK_2 = '#4a5955';
const LINE = '#c9c5b8';

/** Fine lines between the rows of a table, a stronger one below its `heads` and none above them. */
export function rowLines(heads = 0): CustomTableLayout {
  return {
    hLineWidth: (at, { table }) => {
      if (at < heads || at === 0) return 0;
      return at === heads || at === table.body.length ? 0.75 : 0.4;
    },
    hLineColor: (at) => (at === heads ? INK_2 : LINE),
    vLineWidth: () => 0,
    paddingLeft: (at) => (at === 0 ? 0 : 6),
    paddingRight: (at, { table }) => (at === table.widths!.length - 1 ? 0 : 6),
    paddingTop: () => 2.5,
    paddingBottom: () => 2.5,
  };
}
