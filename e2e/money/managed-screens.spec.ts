import type { Page } from '@playwright/test';
import { MANAGE_SCOPES, type ManageScope } from '@sanchay/contracts';
import { calls } from '@sanchay/contracts/calls';
import type { Context } from '../../api/src/platform/context.ts';
import { assertMayWrite } from '../../api/src/platform/access/managerAccess.ts';
import { assertMinorMay } from '../../api/src/platform/access/minorGate.ts';
import { expect, test } from '../fixtures.ts';
import { watchRefusals, type Refuses } from '../pages/checks/refusals.ts';
import { opened, tryActions } from '../pages/checks/tryActions.ts';
import { asha, OWN_SCREENS } from '../pages/screens/ownScreens.ts';
import { PUBLIC_SCREENS } from '../pages/screens/publicScreens.ts';
import type { Screen } from '../pages/screens/screen.ts';
import { inVisits } from '../pages/screens/screens.ts';
import { SET_UP_SCREENS } from '../pages/screens/setUpScreens.ts';
import { investorWithDeposit } from '../people/deposits.ts';
import { investorWithDollars } from '../people/dollars.ts';
import { enterAs, readyInvestor, type Investor } from '../people/investor.ts';
import { letManage } from '../people/managers.ts';
import { becomeGuardian, investorWithFunds, openChild } from '../people/minors.ts';
import { investorWithShares } from '../people/shares.ts';
import { investorWithUsShares } from '../people/usShares.ts';
import { fundInStepsOf } from '../product/funds.ts';

/** Public pages that offer an account something. */
const OF_INVESTING = /^\/(mutual-funds|stocks|us-stocks|gold|fixed-deposit|goals|switch)/;
const offering = PUBLIC_SCREENS.filter(({ path, route = path }) => OF_INVESTING.test(String(route)));
/** Set-up pages are looked at in the account of an investor who is done with them. */
const SCREENS = [...OWN_SCREENS, ...[...SET_UP_SCREENS, ...offering].map((one) => ({ ...one, as: asha }))];
const visits = [...Map.groupBy(SCREENS, ({ as }) => as!)].flatMap(([as, screens]) =>
  inVisits(screens, 10).map((visit) => ({ as, screens: visit })),
);

const refusesManager =
  (scope: ManageScope): Refuses =>
  async (name) => {
    try {
      assertMayWrite(calls[name], { scope });
      return false;
    } catch {
      return true;
    }
  };

const CHILD = { minorAccounts: async () => new Map([['child', { status: 'minor' }]]) } as unknown as Context;
const refusesGuardian: Refuses = async (name) => {
  try {
    await assertMinorMay(CHILD, name, 'child');
    return false;
  } catch {
    return true;
  }
};

const pathOf = async (db: Parameters<NonNullable<Screen['as']>>[0], { path }: Screen, owner: Investor) =>
  typeof path === 'string' ? path : path(db, owner);

/** A record of the persona itself, which another login does not have. */
const isOfAsha = ({ as, path }: Screen) => as === asha && String(path).includes('5a9c4a1e');

async function refusedOn(page: Page, paths: readonly string[], refuses: Refuses): Promise<string[]> {
  const found: string[] = [];
  const refusals = await watchRefusals(page, refuses);
  for (const path of paths) {
    refusals.during('opening');
    await opened(page, path);
    await tryActions(page, refusals);
    found.push(...refusals.take().map((one) => `${path}: ${one}`));
  }
  return [...new Set(found)];
}

for (const scope of MANAGE_SCOPES)
  for (const [at, { as, screens }] of visits.entries())
    test(`P7: a manager with the scope ${scope} is offered nothing that is refused, visit ${at + 1}: ${screens[0]!.name} @full`, async ({
      page,
      context,
      db,
      faults,
    }) => {
      faults.allow(/status of (403|404|503)/);
      test.setTimeout(400_000);
      const owner = await as(db);
      const manager = await readyInvestor(db, 'Omar Sheikh');
      const paths: string[] = [];
      for (const screen of screens) paths.push(await pathOf(db, screen, owner));
      await letManage(db, owner, manager, scope);
      await enterAs(context, manager);
      expect(await refusedOn(page, [...new Set(paths)], refusesManager(scope))).toEqual([]);
    });

/** What these own is not open to minors: it stays in the account of the guardian, and the child's shows nothing of it. */
const NOT_FOR_MINORS: readonly Screen['as'][] = [
  ...[investorWithDeposit, investorWithDollars, investorWithShares, investorWithUsShares],
];

for (const [at, { as, screens }] of visits.entries())
  test(`P7: the guardian of a minor is offered nothing that is refused, visit ${at + 1}: ${screens[0]!.name} @full`, async ({
    page,
    context,
    db,
    faults,
  }) => {
    faults.allow(/status of (403|404|503)/);
    test.setTimeout(400_000);
    // A persona is other journeys' too.
    const isPersona = as === asha;
    const guardian = isPersona
      ? await investorWithFunds(db, (await fundInStepsOf(db, 1)).code)
      : await as(db);
    const paths: string[] = [];
    const inOwnAccount = NOT_FOR_MINORS.includes(as);
    if (!inOwnAccount) await becomeGuardian(db, guardian);
    for (const screen of screens) if (!isOfAsha(screen)) paths.push(await pathOf(db, screen, guardian));
    if (inOwnAccount) await openChild(db, guardian);
    await enterAs(context, guardian);
    expect(await refusedOn(page, [...new Set(paths)], refusesGuardian)).toEqual([]);
  });
