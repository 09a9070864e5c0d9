import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Monogram, WithMonogram } from '../index.ts';

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
