import description from '../../remote.json' with { type: 'json' };
import { CALCULATOR_GROUPS, calculatorPath } from './calculatorNames.ts';

test('M3 · search engines receive every calculator, and none that does not exist', () => {
  const reported = description.pages.filter((path) => path.startsWith('/calculators/'));
  expect(reported.sort()).toEqual(Object.values(CALCULATOR_GROUPS).flat().map(calculatorPath).sort());
});
