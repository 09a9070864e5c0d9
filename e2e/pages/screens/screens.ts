import { routeTable } from '../../../ops/site/routeTable.ts';
import { OWN_SCREENS } from './ownScreens.ts';
import { PUBLIC_SCREENS } from './publicScreens.ts';
import { publicPathsWithoutScreen } from './routesOfScreens.ts';
import type { Screen } from './screen.ts';
import { SET_UP_SCREENS } from './setUpScreens.ts';
import { STAFF_SCREENS } from './staffScreens.ts';

const LISTED: readonly Screen[] = [...PUBLIC_SCREENS, ...SET_UP_SCREENS, ...OWN_SCREENS, ...STAFF_SCREENS];

/**
 * Every screen that is looked at. A public page of the route table that nobody listed is one of them by itself;
 * `ops/site/screens.test.ts` fails for any other route without a screen.
 */
export const SCREENS: readonly Screen[] = [
  ...LISTED,
  ...publicPathsWithoutScreen(routeTable(), LISTED).map((path): Screen => ({
    name: path,
    path,
    alike: /^\/(calculators|fixed-deposit)\//.test(path),
  })),
];

/** Screens in visits of at most `most`: a test that walks all of them would outgrow its time as screens are added. */
export function inVisits<Looked>(screens: readonly Looked[], most: number): Looked[][] {
  return Array.from({ length: Math.ceil(screens.length / most) }, (_, visit) =>
    screens.slice(most * visit, most * visit + most),
  );
}
