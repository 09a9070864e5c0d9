import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { EmptyState, GoldIcon } from '../index.ts';

test.each([undefined, 'list', 'search', 'done'] as const)(
  'S18 · an empty state with the picture "%s" shows it in the colours of the theme, and only its words are read',
  (picture) => {
    const { container } = render(<EmptyState title="Your cart is empty" picture={picture} />);
    const drawn = container.querySelector('svg')!;
    expect(drawn.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(drawn.outerHTML).not.toMatch(/#[0-9a-f]{3,6}"|href=|style=/);
    expect(container).toHaveTextContent(/^Your cart is empty$/);
  },
);

test('S18 · the three pictures differ, and the one of a list carries the icon of what is missing', () => {
  const drawn = (['list', 'search', 'done'] as const).map((picture) =>
    renderToString(<EmptyState title="Nothing" picture={picture} />),
  );
  expect(new Set(drawn).size).toBe(3);
  const { container } = render(<EmptyState title="No gold yet" icon={<GoldIcon />} />);
  expect(container.querySelectorAll('svg')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'No gold yet' })).toBeVisible();
});
