import { istDate, isBusinessDay } from '@sanchay/finance';
import type { UserInfo } from '@sanchay/contracts';
import { CalendarMissingError, loadCalendar } from '../../calendar/index.ts';
import type { Queries } from '../../db/pool.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { signedOut } from '../../platform/http/problem.ts';
import { managedAccountOf, portfolioById } from './portfolioStore.ts';

type Preferences = UserInfo['preferences'];

const defaultPreferences: Omit<Preferences, '2fa_on'> = {
  coins_preferences: { smart_switch: false, family_account: false, smart_switch_2: false },
  display_sort_preference: 'value',
  equity_beta: false,
  fd_beta: false,
  dont_prompt_m1: false,
  dont_prompt_mandate: false,
  dont_prompt_import_cas: false,
  dont_prompt_insurance: false,
  dashboard_returns: 'xirr',
  dont_prompt_asset_allocation: false,
};

interface Row extends Omit<
  UserInfo,
  'dob' | 'email' | 'mobile_phone' | 'preferences' | 'holiday' | 'current_portfolio' | 'managed_account'
> {
  email: string | null;
  mobile_phone: string | null;
  preferences: Partial<Preferences>;
  two_factor: boolean;
}

/** The signed-in user with the current portfolio. `onboarding_state` is that of the first own portfolio. */
export async function userInfo(ctx: Context, actor: Actor): Promise<UserInfo> {
  const [row] = await ctx.db.query<Row>(
    `SELECT u.number AS id, u.email, u.fname, u.mname, u.lname, u.name, u.provider, u.referral_code, u.referred,
            u.preferences, u.two_factor, u.newsletter, u.mobile_phone, u.state, u.has_imported, u.big_investor,
            (SELECT p.onboarding_state FROM portfolios p WHERE p.owner_id = u.id
             ORDER BY p.created_at, p.id LIMIT 1) AS onboarding_state,
            EXISTS (SELECT FROM staff_roles s WHERE s.user_id = u.id) AS staff
     FROM users u WHERE u.id = $1`,
    [actor.userId],
  );
  const portfolio = await portfolioById(ctx.db, actor.portfolioId);
  if (!row || !portfolio) throw signedOut();
  const minor = (await ctx.minorAccounts(ctx.db, [actor.portfolioId])).get(actor.portfolioId);
  const { two_factor: twoFactor, preferences, email, mobile_phone, ...user } = row;
  return {
    ...user,
    email: email ?? '',
    mobile_phone: mobile_phone ?? '',
    dob: null,
    preferences: { ...defaultPreferences, ...preferences, '2fa_on': twoFactor },
    holiday: await isHoliday(ctx.db, await ctx.business.now()),
    current_portfolio: portfolio,
    managed_account:
      actor.scope === null ? null : { ...(await managedAccountOf(ctx.db, actor)), scope: actor.scope },
    ...(minor &&
      minor.status !== 'adult' && {
        minor_account: { name: minor.name, status: minor.status, handed_over: minor.handed_over },
      }),
  };
}

/** Whether equity funds rest today. Without a calendar nothing is known to rest, and signing in must still work. */
async function isHoliday(db: Queries, now: Date): Promise<boolean> {
  try {
    return !isBusinessDay(await loadCalendar(db), istDate(now), 'equity');
  } catch (error) {
    if (error instanceof CalendarMissingError) return false;
    throw error;
  }
}
