import { darkColours, lightColours } from '@sanchay/ui/tokens';
import { baseStyle } from './baseStyle.ts';

test('S18 · the stylesheet declares each colour of both themes before the rules that use it', () => {
  const css = baseStyle();
  const rules = css.indexOf('box-sizing');
  for (const [name, value] of [...Object.entries(lightColours), ...Object.entries(darkColours)]) {
    const place = css.indexOf(`--${name}: ${value};`);
    expect(place).toBeGreaterThan(0);
    expect(place).toBeLessThan(rules);
  }
  expect(css.match(/--surface: /g)).toHaveLength(4);
});
