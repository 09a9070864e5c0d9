import type { Screen, Screens } from '@sanchay/remote-kit';
import { lazyPage } from '../public-page/lazyPage.ts';
import { CALCULATOR_GROUPS, calculatorPath } from './calculatorNames.ts';
import { loadCalculatorMessages, loadMessagesOf } from './calculatorMessages.ts';
import { calculatorMakers, type PlainCalculatorName } from './definitions/index.ts';

const plain = (name: PlainCalculatorName): Screen =>
  lazyPage(
    async () => {
      const [{ CalculatorScreen }, make] = await Promise.all([
        import('./screen/CalculatorScreen.tsx'),
        calculatorMakers[name](),
      ]);
      return function NamedCalculator() {
        return <CalculatorScreen name={name} make={make} />;
      };
    },
    () => loadMessagesOf(name),
  );

const names = Object.values(CALCULATOR_GROUPS).flat();
const plainNames = names.filter((name) => name !== 'xirr-calculator');

/** The index and every calculator, by path. */
export const calculatorScreens: Screens = {
  '/calculators': lazyPage(
    async () => (await import('./Calculators.tsx')).Calculators,
    loadCalculatorMessages,
  ),
  ...Object.fromEntries(plainNames.map((name) => [calculatorPath(name), plain(name)])),
  [calculatorPath('xirr-calculator')]: lazyPage(
    async () => (await import('./xirr/XirrCalculator.tsx')).XirrCalculator,
    () => loadMessagesOf('xirr-calculator'),
  ),
};
