import { mergeConfig } from './appConfig.ts';
import { fillPath, type Call, type CallDefinition } from './call.ts';
import { calls } from './calls.ts';
import { security } from './calls/account/security.ts';
import { signIn } from './calls/account/signIn.ts';
import { chat } from './calls/support/chat.ts';
import { help } from './calls/support/help.ts';
import { endpoints } from './endpoints.ts';
import { busEvents } from './events.ts';
import { collidingRoutes, containerName, ownerOf, ownsPath } from './registry.ts';

describe('calls', () => {
  test('X6 · browsers load how each call is made, without schemas and summaries', () => {
    const left = ['summary', 'params', 'query', 'body', 'reply'];
    const made = Object.entries(calls).map(([name, call]) => {
      expect([name, call.summary.length > 0]).toEqual([name, true]);
      return [name, Object.fromEntries(Object.entries(call).filter(([field]) => !left.includes(field)))];
    });
    expect(endpoints).toEqual(Object.fromEntries(made));
  });

  test('X6 · no two calls share a method and path', () => {
    const places = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test('X6 · path parameters are named by the schema', () => {
    for (const [name, call] of Object.entries<CallDefinition>(calls)) {
      const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      expect([name, Object.keys((call.params?.properties as object | undefined) ?? {})]).toEqual([
        name,
        named,
      ]);
    }
  });

  test('P7 · a manager who prepares orders computes previews, prepares and withdraws, and nothing else', () => {
    const open = Object.entries<Call>(calls).filter(([, call]) => call.manager === 'prepare');
    expect(open.map(([name]) => name).sort()).toEqual([
      'prepareOrder',
      'previewRedemption',
      'previewSwitch',
      'withdrawPreparedOrder',
    ]);
  });

  test('S4 · the writes that a manager may make in a managed account concern the own login, help desk or staff role', () => {
    const entries: [string, Call][] = Object.entries(calls);
    const personal = entries.filter(([, call]) => call.personal).map(([name]) => name);
    expect(personal.filter((name) => !(name in { ...security, ...signIn, ...help, ...chat })).sort()).toEqual(
      [
        ...[
          'cancelClosure',
          'closeHeldMessage',
          'decideKyc',
          'decideRuleChange',
          'forgetSearches',
          'giveConsent',
          'proposeRuleChange',
          'readNotices',
          'rememberSearch',
        ],
        ...[
          'requestArchive',
          'requestClosure',
          'setNoticePreference',
          'setPreferences',
          'settleChargeback',
          'switchPortfolio',
          'takeHeldMessage',
        ],
        ...['unlinkIdentity', 'unwatch', 'watch', 'withdrawConsent'],
        ...['addWatchlist', 'removeWatchlist', 'renameWatchlist', 'setWatchEntry'],
        ...['addPriceAlert', 'changePriceAlert', 'removePriceAlert', 'restorePriceAlert'],
        ...['addFundAlert', 'removeFundAlert', 'restoreFundAlert'],
        ...[
          'addMinor',
          'answerManagementRequest',
          'correctMinor',
          'inviteManager',
          'leaveManagedAccount',
          'removeManager',
          'removeMinor',
          'setFamilyMember',
        ],
        ...['acceptHandOver', 'cancelHandOver', 'declineHandOver', 'resendHandOver', 'startHandOver'],
      ].sort(),
    );
    for (const [name, { method, audience, personal: own }] of entries) {
      if (own) expect([name, method === 'GET', audience]).toEqual([name, false, 'signed-in']);
    }
  });

  test('S12 · the calls whose 401 or 422 never ends the session are those of signing in, and reports', () => {
    const kept = Object.entries(calls)
      .filter(([, call]) => 'keepsSession' in call)
      .map(([name]) => name);
    expect(kept.sort()).toEqual(
      [
        'analyticsEvents',
        'authenticate',
        'authenticateV3',
        'cancelContactChange',
        'cspReport',
        'finishSocialSignIn',
        'forgotPassword',
        'housingOtpVerification',
        'housingOtpResend',
        'housingOtpGeneration',
        'logout',
        'openRemoteVisit',
        'passkeySignIn',
        'passkeySignInOptions',
        'refreshSession',
        'register',
        'renewCaptcha',
        'reportRemoteFailure',
        'reportRemoteMounts',
        'resendOtp',
        'resetPassword',
        'startSocialSignIn',
        'verifyOtp',
        'verifyResetCode',
        'vitals',
      ].sort(),
    );
  });

  test('I3 · every call that moves money or state takes an idempotency key', () => {
    const keyed = Object.entries(calls)
      .filter(([, call]) => 'idempotent' in call)
      .map(([name]) => name);
    expect(keyed.sort()).toEqual(
      [
        'addBankAccount',
        'addFundAlert',
        'addPriceAlert',
        'addWatchlist',
        'answerChat',
        'answerImport',
        'addTradingCash',
        'answerDepositQuery',
        'answerManagementRequest',
        'answerTicket',
        'applyImport',
        'applyArchive',
        'cancelCallback',
        'cancelClosure',
        'cancelGttOrder',
        'cancelOrder',
        'cancelPayment',
        'cancelRedemption',
        'cancelStockOrder',
        'cancelSubscription',
        'cancelUsOrder',
        'changeDetails',
        'checkPan',
        'claimChat',
        'closeChat',
        'buyBackHarvest',
        'closeTicket',
        'closeDeposit',
        'correctMinor',
        'createDeposit',
        'confirmPreparedSale',
        'createGoldOrder',
        'createGttOrder',
        'changeGttOrder',
        'applyForRights',
        'createMandate',
        'createOrder',
        'createRedemption',
        'createStockOrder',
        'createSwitch',
        'createUsOrder',
        'createSubscription',
        'updateSubscription',
        'createGoal',
        'createOtherAsset',
        'createSystematic',
        'createTicket',
        'changeGoal',
        'changeOtherAsset',
        'decideKyc',
        'decideRuleChange',
        'discardForwardedStatement',
        'discardImport',
        'declinePreparedOrder',
        'endHarvestLeg',
        'finishApplicant',
        'finishCallback',
        'finishSetup',
        'giveConsent',
        'addMinor',
        'inviteManager',
        'leaveManagedAccount',
        'pauseMandate',
        'pauseSystematic',
        'pay',
        'payChargeback',
        'prepareOrder',
        'proposeRuleChange',
        'removeBankAccount',
        'removeManager',
        'removeGoal',
        'removeMinor',
        ...['acceptHandOver', 'cancelHandOver', 'declineHandOver', 'resendHandOver', 'startHandOver'],
        'removeOtherAsset',
        'replaceCart',
        'replaceNominees',
        'replyToTicket',
        'requestArchive',
        'requestCallback',
        'requestClosure',
        'requestStatement',
        'renewStatementAddress',
        'resumeMandate',
        'resumeSystematic',
        'retryBankAccount',
        'revokeMandate',
        'sendChatMessage',
        'createRemittance',
        'createUsWithdrawal',
        'openUsAccount',
        'renewW8ben',
        'setCarriedLosses',
        'setDefaultBankAccount',
        'setFairValue',
        'setDepositInstruction',
        'settleChargeback',
        ...['closeHeldMessage', 'takeHeldMessage'],
        'skipDebit',
        'skipSystematic',
        'staffCloseTicket',
        'startEsign',
        'startHarvest',
        'startImport',
        'startKycForm',
        'stopSystematic',
        'submitKycForm',
        'undoImport',
        'takePreparedPurchase',
        'takeRiskProfile',
        'updateKyc',
        'updateOrder',
        'updateSystematic',
        'undoArchive',
        'uploadArchive',
        'uploadDocument',
        'withdrawConsent',
        'withdrawPreparedOrder',
        'withdrawTradingCash',
      ].sort(),
    );
  });

  test('S12 · path parameters are escaped, and none may be missing or climb', () => {
    expect(fillPath('/a/{id}/b/{code}.json', { id: 'x/y z', code: 7 })).toBe('/a/x%2Fy%20z/b/7.json');
    expect(() => fillPath('/a/{id}.json')).toThrow('path /a/{id}.json needs "id"');
    expect(() => fillPath('/a/{id}.json', { id: '' })).toThrow('needs "id"');
    expect(() => fillPath('/a/{id}.json', { id: '..' })).toThrow('".." is no id');
  });
});

describe('routes', () => {
  const remotes = {
    marketing: { routes: ['/', '/calculators'] },
    invest: { routes: ['/mutual-funds', '/orders'] },
    special: { routes: ['/mutual-funds/compare'] },
  };

  test.each([
    ['/', 'marketing'],
    ['/calculators/sip-calculator', 'marketing'],
    ['/mutual-funds', 'invest'],
    ['/mutual-funds/fund/x', 'invest'],
    ['/mutual-funds/compare/a', 'special'],
    ['/mutual-fundsx', null],
    ['/dashboard', null],
  ])('X1 · %s belongs to %s', (path, owner) => {
    expect(ownerOf(remotes, path)).toBe(owner);
  });

  test('X1 · a prefix owns itself and what is below, `/` only itself', () => {
    expect(ownsPath('/', '/gold')).toBe(false);
    expect(ownsPath('/gold', '/gold/buy')).toBe(true);
    expect(ownsPath('/gold', '/golden')).toBe(false);
  });

  test('X1 · two remotes may not claim one prefix', () => {
    expect(collidingRoutes(remotes)).toEqual([]);
    expect(collidingRoutes({ a: { routes: ['/x', '/x'] } })).toEqual([]);
    expect(collidingRoutes({ a: { routes: ['/x'] }, b: { routes: ['/y', '/x'] } })).toEqual(['/x: a and b']);
  });

  test('X2 · a container stands under a name of its own a release', () => {
    expect(containerName('mfe-gold', '1.0.0-a1b2')).toBe('mfe_gold_1_0_0_a1b2');
  });
});

describe('settings', () => {
  const defaults = { a: 1, text: 'x', list: [1, 2], deep: { b: true, c: 'y' } };

  test('S13 · known keys of the same kind win, all else stays as built in', () => {
    expect(mergeConfig(defaults, { a: 2, deep: { b: false }, extra: 1 })).toEqual({
      ...defaults,
      a: 2,
      deep: { b: false, c: 'y' },
    });
    expect(mergeConfig(defaults, { a: '2', list: 'no', deep: 'no', text: 3 })).toEqual(defaults);
    expect(mergeConfig(defaults, { list: [9] }).list).toEqual([9]);
    expect(mergeConfig(defaults, { a: [1] })).toEqual(defaults);
  });

  test.each([null, 'text', 5, [1], undefined])('S13 · %j in place of settings changes nothing', (over) => {
    expect(mergeConfig(defaults, over)).toEqual(defaults);
  });
});

test('X6 · only facts that the shell owns are kept for late listeners, besides the cart', () => {
  const kept = Object.entries(busEvents)
    .filter(([, rule]) => rule.replay === 'last')
    .map(([name]) => name);
  expect(kept.sort()).toEqual(['account/switched', 'cart/changed', 'preferences/changed', 'session/changed']);
});
