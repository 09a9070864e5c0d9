import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { InstrumentMark, Monogram, WithMonogram } from '../index.ts';

test('S18 · a monogram is read by nobody: the name beside it is', () => {
  render(
    <WithMonogram kind="fund" name="HDFC Flexi Cap" code="HDFC">
      <h1>HDFC Flexi Cap</h1>
    </WithMonogram>,
  );
  expect(screen.getByRole('heading')).toHaveAccessibleName('HDFC Flexi Cap');
});

test('S18 · the server draws the same monogram, without a style attribute, an address or an identifier', () => {
  const html = renderToString(<Monogram kind="company" name="Aravalka Motors" size={24} />);
  const { container } = render(<Monogram kind="company" name="Aravalka Motors" size={24} />);
  expect(container.innerHTML).toBe(html);
  expect(html).toContain('width="24" height="24" aria-hidden="true"');
  expect(html).not.toMatch(/style=|href=|id=|url\(/);
});

test('S18 · a monogram adds no text that is copied, found or indexed, whatever the script of the name', () => {
  for (const name of ['HDFC Flexi Cap', '360 One', 'कावेरी बैंक', '']) {
    const { container } = render(<Monogram kind="company" name={name} />);
    expect(container).toHaveTextContent(/^$/);
    expect(container.querySelectorAll('g > path').length).toBeGreaterThan(0);
  }
});

test('S18 · what is watched or found has the monogram of its issuer, a page of help none', () => {
  const drawn = (node: ReactElement) => renderToString(node);
  expect(drawn(<InstrumentMark kind="fixed_deposit" id="axis-bank" name="Axis" />)).toBe(
    drawn(<Monogram kind="issuer" name="Axis Bank" code="axis-bank" />),
  );
  expect(drawn(<InstrumentMark kind="stock" id="ARAVA004" name="Aravalka Pharma Ltd" />)).toBe(
    drawn(<Monogram kind="company" name="Aravalka Pharma Ltd" />),
  );
  for (const kind of ['help', 'constructor'])
    expect(drawn(<InstrumentMark kind={kind} id="1" name="Axis" />)).toBe('');
});
