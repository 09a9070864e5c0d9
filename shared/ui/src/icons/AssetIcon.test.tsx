import { renderToString } from 'react-dom/server';
import { AssetIcon, AssetTile, type AssetKind } from '../index.ts';

const KINDS: readonly AssetKind[] = [
  'mutual_fund',
  'stock',
  'us_stock',
  'fixed_deposit',
  'gold',
  'insurance',
  'debt',
  'cash',
  'in_transit',
];

test('S18 · every kind of asset has an icon of its own in one line style', () => {
  const icons = KINDS.map((kind) => renderToString(<AssetIcon kind={kind} />));
  expect(new Set(icons).size).toBe(KINDS.length);
  for (const icon of icons) {
    expect(icon).toContain('aria-hidden="true"');
    expect(icon).toContain('stroke="currentColor" stroke-width="1.8"');
  }
});

test('S18 · a kind that is not known has the icon of funds, also one that every object has', () => {
  const funds = renderToString(<AssetIcon kind="mutual_fund" />);
  expect(renderToString(<AssetIcon kind="silver" />)).toBe(funds);
  expect(renderToString(<AssetIcon kind="constructor" />)).toBe(funds);
});

test('S18 · a tile takes its colours from the theme', () => {
  const tile = renderToString(<AssetTile kind="gold" size={40} />);
  expect(tile).toContain('width="40" height="40" aria-hidden="true"');
  expect(tile).not.toMatch(/#[0-9a-f]{6}/);
});
