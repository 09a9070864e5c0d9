import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import {
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from './step-up/authenticatorSetUp.ts';
import { callerOf } from './sessions/caller.ts';
import { changePassword } from './sign-in/changePassword.ts';
import { confirmContact, withdrawContact } from './contacts/confirmContact.ts';
import { changeContact } from './contacts/contactChange.ts';
import { passkeyParty } from './passkeys/passkeyParty.ts';
import { addPasskey, passkeyOptions, removePasskey, renamePasskey } from './passkeys/passkeys.ts';
import { securityFacts } from './securityFacts.ts';
import { endOneSession, endOtherSessions, sessionList } from './sessions/sessionList.ts';
import { startStepUp, verifyStepUp } from './step-up/stepUp.ts';
import { setTwoFactor } from './step-up/twoFactor.ts';

/** Calls of a signed-in user: step-up, and how the account is protected. */
export function securityRoutes(app: FastifyInstance, ctx: Context): void {
  const partyOf = (request: FastifyRequest) => passkeyParty(ctx.settings, request.headers.origin);

  implement(app, ctx, 'startStepUp', ({ actor, body }) => startStepUp(ctx, actor, body));
  implement(app, ctx, 'verifyStepUp', ({ actor, body, request }) =>
    verifyStepUp(ctx, actor, { otpRef: body.otp_ref, code: body.code }, callerOf(request)),
  );

  implement(app, ctx, 'security', async ({ actor }) => success(await securityFacts(ctx, actor)));
  implement(app, ctx, 'changePassword', ({ actor, body, request }) =>
    changePassword(ctx, actor, body, callerOf(request)),
  );
  implement(app, ctx, 'setTwoFactor', ({ actor, body, write }) =>
    write((scope) => setTwoFactor(ctx, scope, actor, body)),
  );

  implement(app, ctx, 'startAuthenticator', ({ actor, body, write }) =>
    write((scope) => startAuthenticator(ctx, scope, actor, body.step_up)),
  );
  implement(app, ctx, 'confirmAuthenticator', ({ actor, body, request }) =>
    confirmAuthenticator(ctx, actor, body, request.id),
  );
  implement(app, ctx, 'removeAuthenticator', ({ actor, body, write }) =>
    write((scope) => removeAuthenticator(ctx, scope, actor, body.step_up)),
  );
  implement(app, ctx, 'renewRecoveryCodes', ({ actor, body, write }) =>
    write((scope) => renewRecoveryCodes(ctx, scope, actor, body.step_up)),
  );

  implement(app, ctx, 'passkeyOptions', ({ actor, body, request, write }) =>
    write((scope) => passkeyOptions(ctx, scope, actor, partyOf(request), body.step_up)),
  );
  implement(app, ctx, 'addPasskey', ({ actor, body, request }) =>
    addPasskey(ctx, actor, partyOf(request), body, request.id),
  );
  implement(app, ctx, 'renamePasskey', ({ actor, params, body, write }) =>
    write((scope) => renamePasskey(scope, actor, params.id, body.name)),
  );
  implement(app, ctx, 'removePasskey', ({ actor, params, body, write }) =>
    write((scope) => removePasskey(ctx, scope, actor, params.id, body.step_up)),
  );

  implement(app, ctx, 'sessions', async ({ actor }) => success(await sessionList(ctx, actor)));
  implement(app, ctx, 'endSession', ({ actor, params, write }) =>
    write((scope) => endOneSession(ctx, scope, actor, params.id)),
  );
  implement(app, ctx, 'endOtherSessions', ({ actor, write }) =>
    write((scope) => endOtherSessions(ctx, scope, actor)),
  );

  implement(app, ctx, 'changeContact', ({ actor, body, request, write }) =>
    changeContact(ctx, write, actor, body, callerOf(request)),
  );
  implement(app, ctx, 'confirmContact', ({ actor, body, request }) =>
    confirmContact(ctx, actor, { otpRef: body.otp_ref, code: body.code }, callerOf(request)),
  );
  implement(app, ctx, 'withdrawContactChange', ({ actor, write }) =>
    write((scope) => withdrawContact(ctx, scope, actor)),
  );
}
