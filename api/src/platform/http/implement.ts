import {
  ONBOARDING_STATE,
  type CallBody,
  type CallName,
  type CallParams,
  type CallQuery,
  type CallReply,
} from '@sanchay/contracts';
import { calls, type CallDefinition } from '@sanchay/contracts/calls';
import { OptionalKind, Type as T } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Context } from '../context.ts';
import { assertKyc } from '../access/kycGate.ts';
import { hideIdentifiers, identifiersHidden, isIdentityCall } from '../access/hideIdentifiers.ts';
import { assertMayWrite } from '../access/managerAccess.ts';
import { assertMinorMay } from '../access/minorGate.ts';
import { notReadyToInvest, signedOut } from './problem.ts';
import { needsKey } from '../access/secondFactor.ts';
import { assertSameAccount } from '../access/sameAccount.ts';
import { keyMissing, write, type WriteScope } from '../writes/write.ts';

type AudienceOf<K extends CallName> = (typeof calls)[K]['audience'];

export interface Incoming<K extends CallName> {
  ctx: Context;
  params: CallParams<K>;
  query: CallQuery<K>;
  body: CallBody<K>;
  /** The caller; null only for calls that anyone may make. */
  actor: AudienceOf<K> extends 'anyone' ? Actor | null : Actor;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Runs a write with its audit row and idempotency record. Signed-in calls only. */
  write<Result>(work: (scope: WriteScope) => Promise<Result>): Promise<Result>;
}

/** The callers of the requests that are being served. */
const actors = new WeakMap<FastifyRequest, Actor | null>();

const version = { v: T.Optional(T.String({ maxLength: 20 })) };

/** Serves one call of the contracts: path, audience, schemas and OpenAPI come from there. */
export function implement<K extends CallName>(
  app: FastifyInstance,
  ctx: Context,
  name: K,
  handle: (incoming: Incoming<K>) => Promise<CallReply<K>>,
): void {
  const call: CallDefinition = calls[name];
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: {
      summary: call.summary,
      operationId: name,
      tags: [
        call.path.split('/')[1] === 'api'
          ? (call.path.split('/')[3] ?? 'api').replace('.json', '')
          : call.path.split('/')[1]!,
      ],
      ...(call.audience === 'anyone' ? {} : { security: [{ bearer: [] }] }),
      ...(call.params && { params: call.params }),
      querystring: T.Object({
        ...version,
        ...((call.query as { properties?: object } | undefined)?.properties ?? {}),
      }),
      ...(call.body && { body: call.body }),
      response: { 200: call.reply },
    },
    // Who may not make a call is refused whatever the body holds.
    preValidation: async (request) => {
      if (call.body && OptionalKind in call.body) request.body ??= {};
      const actor = await actorOf(ctx, request, call);
      assertSameAccount(request, call, actor);
      if (needsKey(name) && request.headers['idempotency-key'] === undefined) throw keyMissing();
      assertMayWrite(call, actor);
      if (actor?.scope === 'view' && isIdentityCall(name)) throw identifiersHidden();
      actors.set(request, actor);
    },
    handler: async (request, reply) => {
      const actor = actors.get(request) ?? null;
      const incoming = {
        ctx,
        params: request.params,
        query: request.query,
        body: request.body,
        actor,
        request,
        reply,
        write: <Result>(work: (scope: WriteScope) => Promise<Result>) => {
          if (!actor) throw signedOut();
          return write(ctx, request, actor, name, work);
        },
      };
      if (actor) await assertMinorMay(ctx, name, actor.portfolioId);
      if (actor) await assertKyc(ctx, name, { portfolioId: actor.portfolioId, body: request.body });
      // The schemas above are what makes the incoming values these types.
      const result = await (handle as (incoming: unknown) => Promise<unknown>)(incoming);
      return actor?.scope === 'view' ? hideIdentifiers(ctx.vault, name, result) : result;
    },
  });
}

/** The bearer token of a request, or null. */
export function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

async function actorOf(ctx: Context, request: FastifyRequest, call: CallDefinition): Promise<Actor | null> {
  const token = bearerOf(request);
  const actor = token ? await ctx.authenticate(token) : null;
  if (call.audience === 'anyone') return actor;
  if (!actor) throw signedOut(token ? await ctx.whySignedOut(token) : undefined);
  if (call.audience === 'ready' && actor.onboardingState < ONBOARDING_STATE.REGISTRATION_COMPLETE) {
    throw notReadyToInvest();
  }
  return actor;
}
