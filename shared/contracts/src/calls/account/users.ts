import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { LOGOUT_PATH } from '../../callPaths.ts';
import { ACCOUNT_MODES, MANAGE_SCOPES } from '../../enums/account.ts';
import { closed, Codes, Data, Day, Id, Nullable, PublicId, Success } from '../shapes.ts';

/** Generous, so that a long password is refused in words by the service and not as a broken request. */
const password = T.String({ minLength: 1, maxLength: 2_000 });
/** The captcha that was requested with `captcha_required`, and the OTP that was sent for it. */
const CaptchaFields = {
  captcha_id: T.Optional(Id),
  captcha_answer: T.Optional(T.String({ maxLength: 40 })),
};
export const SignIn = {
  body: T.Object(
    {
      email: T.String({ minLength: 1, maxLength: 254 }),
      password,
      ...CaptchaFields,
      v: T.Optional(T.String({ maxLength: 20 })),
    },
    closed,
  ),
  reply: T.Object({
    status: Success,
    token: T.String(),
    expires_at: T.String(),
    name: T.String(),
    email: T.String(),
    profile: T.Object({ id: PublicId, onboarding_state: T.Integer() }),
    new_user: T.Boolean(),
  }),
};

export const PortfolioSummary = T.Object({
  id: PublicId,
  name: T.String(),
  mode_of_investment: Codes(ACCOUNT_MODES),
  onboarding_state: T.Integer(),
  smart_switch: T.Boolean(),
  trade_smart: T.Boolean(),
  tax_harvesting: T.Boolean(),
  applicant_signature: T.Array(T.String()),
  aof_status: T.String(),
});

export const UserInfo = T.Object({
  id: PublicId,
  email: T.String(),
  fname: T.String(),
  mname: T.String(),
  lname: T.String(),
  name: T.String(),
  onboarding_state: T.Integer(),
  provider: T.String(),
  referral_code: T.String(),
  referred: T.Boolean(),
  preferences: T.Object({
    coins_preferences: T.Object({
      smart_switch: T.Boolean(),
      family_account: T.Boolean(),
      smart_switch_2: T.Boolean(),
    }),
    display_sort_preference: T.String(),
    equity_beta: T.Boolean(),
    fd_beta: T.Boolean(),
    dont_prompt_m1: T.Boolean(),
    dont_prompt_mandate: T.Boolean(),
    dont_prompt_import_cas: T.Boolean(),
    dont_prompt_insurance: T.Boolean(),
    '2fa_on': T.Boolean(),
    dashboard_returns: T.String(),
    dont_prompt_asset_allocation: T.Boolean(),
  }),
  newsletter: T.Boolean(),
  mobile_phone: T.String({ description: 'empty for a user without one' }),
  state: T.Integer(),
  has_imported: T.Boolean(),
  big_investor: T.Boolean(),
  holiday: T.Boolean(),
  /** Withheld: an identifier is shown after an OTP only, in the copy of the own data. */
  dob: Nullable(Day),
  current_portfolio: PortfolioSummary,
  /** Set while the current portfolio is managed for another user. Replies of an older API have no scope: view-only. */
  managed_account: Nullable(
    T.Object({
      owner_name: T.String(),
      own_portfolio_id: PublicId,
      scope: T.Optional(Codes(MANAGE_SCOPES)),
    }),
  ),
  /**
   * Set while the current portfolio is that of a minor; `of_age`: 18, and not yet handed over to the own login, or there
   * without KYC in the own name. Replies of an older API lack `handed_over`.
   */
  minor_account: T.Optional(
    T.Object({
      name: T.String(),
      status: Codes(['minor', 'of_age'] as const),
      handed_over: T.Optional(T.Boolean()),
    }),
  ),
  /** Whether the user has any staff role. Absent in replies of an older API. */
  staff: T.Optional(T.Boolean()),
});

/** The return that the dashboard shows: a yearly rate, or percent of what was paid in. */
export const DASHBOARD_RETURNS = ['xirr', 'absolute'] as const;

export const users = {
  authenticate: {
    summary: 'Sign in with e-mail and password',
    method: 'POST',
    path: '/api/v5/users/authenticate.json',
    audience: 'anyone',
    keepsSession: true,
    ...SignIn,
  },
  authenticateV3: {
    summary: 'Sign in, the older path with the same shape',
    method: 'POST',
    path: '/api/v3/users/authenticate.json',
    audience: 'anyone',
    keepsSession: true,
    ...SignIn,
  },
  register: {
    summary: 'Start a new account; it exists once its code is verified',
    method: 'POST',
    path: '/api/v5/users/register.json',
    audience: 'anyone',
    keepsSession: true,
    body: T.Object(
      {
        email: T.Optional(T.String({ maxLength: 254 })),
        mobile_phone: T.Optional(T.String({ maxLength: 20 })),
        password,
        name: T.String({ maxLength: 120 }),
        consents: T.Array(T.String({ maxLength: 40 }), { maxItems: 10 }),
        /** Of the user who invited this one; an unknown code is ignored. */
        referral_code: T.Optional(T.String({ maxLength: 40 })),
        v: T.Optional(T.String({ maxLength: 20 })),
      },
      closed,
    ),
    reply: Data(T.Object({ user_id: T.String(), otp_ref: T.String(), resend_after: T.Integer() })),
  },
  verifyOtp: {
    summary: 'Confirm a 6-digit code',
    method: 'POST',
    path: '/api/v5/users/otp/verify.json',
    audience: 'anyone',
    keepsSession: true,
    body: T.Object({ otp_ref: Id, code: T.String({ maxLength: 20, default: '' }) }, closed),
    reply: SignIn.reply,
  },
  resendOtp: {
    summary: 'Send the code again',
    method: 'POST',
    path: '/api/v5/users/otp/resend.json',
    audience: 'anyone',
    keepsSession: true,
    body: T.Object({ otp_ref: Id }, closed),
    reply: Data(T.Object({ otp_ref: T.String(), resend_after: T.Integer() })),
  },
  refreshSession: {
    summary: 'Exchange the refresh cookie for a new token',
    method: 'POST',
    path: '/api/v3/auth/refresh.json',
    audience: 'anyone',
    keepsSession: true,
    body: T.Optional(T.Object({}, closed)),
    reply: Data(T.Object({ token: T.String(), expires_at: T.String() })),
  },
  logout: {
    summary: 'Revoke the token',
    method: 'POST',
    path: LOGOUT_PATH,
    audience: 'anyone',
    keepsSession: true,
    body: T.Optional(T.Object({}, closed)),
    reply: Data(T.Object({})),
  },
  setPreferences: {
    summary: 'Choose what the dashboard shows',
    method: 'PUT',
    path: '/api/v3/user/preferences.json',
    audience: 'signed-in',
    personal: true,
    body: T.Object({ dashboard_returns: Codes(DASHBOARD_RETURNS) }, closed),
    reply: Data(T.Object({ dashboard_returns: Codes(DASHBOARD_RETURNS) })),
  },
  userInfo: {
    summary: 'The signed-in user and the current portfolio',
    method: 'GET',
    path: '/api/v3/user/info.json',
    audience: 'signed-in',
    query: T.Object({ app_version: T.Optional(T.String({ maxLength: 20 })) }),
    reply: UserInfo,
  },
  portfolioList: {
    summary: 'Linked accounts',
    method: 'GET',
    path: '/api/v3/portfolio/list.json',
    audience: 'signed-in',
    reply: Data(T.Array(PortfolioSummary)),
  },
  switchPortfolio: {
    summary: 'Make another portfolio or managed account the current one',
    method: 'POST',
    path: '/api/v3/portfolio/switch/{id}.json',
    audience: 'signed-in',
    personal: true,
    params: T.Object({ id: Id }),
    body: T.Optional(T.Object({}, closed)),
    reply: Data(T.Object({ current_portfolio: PortfolioSummary })),
  },
} as const satisfies Record<string, CallDefinition>;
