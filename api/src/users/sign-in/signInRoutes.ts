import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { implement } from '../../platform/http/implement.ts';
import { success } from '../../platform/http/success.ts';
import { callerOf, type Caller } from '../sessions/caller.ts';
import { renewCaptcha } from './captcha.ts';
import { cancelContact } from '../contacts/confirmContact.ts';
import { forgotPassword, resetPassword, verifyResetCode } from './forgotPassword.ts';
import { passkeyParty } from '../passkeys/passkeyParty.ts';
import { passkeySignIn, passkeySignInOptions } from '../passkeys/passkeySignIn.ts';
import { setRefreshCookie } from '../sessions/refreshCookie.ts';
import { register } from './register.ts';
import { resendCode } from './resendCode.ts';
import { signIn } from './signIn.ts';
import type { SignedIn } from './signedIn.ts';
import { verifyCode } from './verifyCode.ts';

/** Calls of a user who is not signed in yet. */
export function signInRoutes(app: FastifyInstance, ctx: Context): void {
  const { settings, randomBytes } = ctx;
  const answer = (reply: FastifyReply, { reply: body, refreshCookie }: SignedIn) => {
    if (refreshCookie) setRefreshCookie(reply, settings, refreshCookie);
    return body;
  };
  const caller = (request: FastifyRequest, reply: FastifyReply): Caller =>
    callerOf(request, { reply, settings, randomBytes });
  const partyOf = (request: FastifyRequest) => passkeyParty(settings, request.headers.origin);

  for (const call of ['authenticate', 'authenticateV3'] as const) {
    implement(app, ctx, call, async ({ body, request, reply }) =>
      answer(reply, await signIn(ctx, body, caller(request, reply))),
    );
  }
  implement(app, ctx, 'register', ({ body, request, reply }) => register(ctx, body, caller(request, reply)));
  implement(app, ctx, 'verifyOtp', async ({ body, request, reply }) =>
    answer(reply, await verifyCode(ctx, { otpRef: body.otp_ref, code: body.code }, caller(request, reply))),
  );
  implement(app, ctx, 'resendOtp', ({ body }) => resendCode(ctx, body.otp_ref));

  implement(app, ctx, 'forgotPassword', ({ body, request, reply }) =>
    forgotPassword(ctx, body, caller(request, reply)),
  );
  implement(app, ctx, 'verifyResetCode', ({ body, request, reply }) =>
    verifyResetCode(ctx, { otpRef: body.otp_ref, code: body.code }, caller(request, reply)),
  );
  implement(app, ctx, 'resetPassword', ({ body, request, reply }) =>
    resetPassword(ctx, body, caller(request, reply)),
  );
  implement(app, ctx, 'cancelContactChange', ({ body, request }) =>
    cancelContact(ctx, body.token, request.id),
  );

  implement(app, ctx, 'passkeySignInOptions', ({ request }) => passkeySignInOptions(ctx, partyOf(request)));
  implement(app, ctx, 'passkeySignIn', async ({ body, request, reply }) =>
    answer(reply, await passkeySignIn(ctx, partyOf(request), body, caller(request, reply))),
  );

  implement(app, ctx, 'renewCaptcha', async ({ params }) =>
    success({ captcha_id: await renewCaptcha(ctx, params.id) }),
  );
}
