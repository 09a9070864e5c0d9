import { readFileSync } from 'node:fs';
import path from 'node:path';
import { darkColours, lightColours } from '@sanchay/ui/tokens';
import { baseStyle } from './baseStyle.ts';
import { root } from './inputs.ts';

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

test('S18 · the manifest of the installed app has the light ground', () => {
  const file = path.join(root, 'shell/public/assets/app.webmanifest');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  expect([manifest.theme_color, manifest.background_color]).toEqual([lightColours.bg, lightColours.bg]);
});
