import { Type as T } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/pool.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { isSigned } from '../../signature.ts';
import type { Gateway } from '../gateway.ts';
import { sandboxBankAnswer } from './answer.ts';
import { hasShape } from '../../../platform/http/validation.ts';
import { signedBodies } from '../../../platform/access/scopes.ts';
import { createPartnerTables } from '../partnerTables.ts';

const PennyDrop = T.Object({
  id: T.String({ pattern: '^[0-9a-f-]{36}$' }),
  ifsc: T.String({ pattern: '^[A-Z]{4}0[A-Z0-9]{6}$' }),
  account_no: T.String({ pattern: '^[0-9]{9,18}$' }),
  expected_name: T.String({ minLength: 1, maxLength: 200 }),
});
const isPennyDrop = hasShape(PennyDrop);

/** Creates the table of the sandbox bank: how often it was queried about an account of ours, and nothing else. */
export async function openBankStore(db: Db): Promise<void> {
  await createPartnerTables(db, async (tx) => {
    await tx.query(
      'CREATE TABLE IF NOT EXISTS partners_sandbox.penny_drops (id uuid PRIMARY KEY, calls integer NOT NULL)',
    );
  });
}

/** The sandbox bank, as the verification partner is called: signed, bodies taken as they came. */
export async function bankRoutes(app: FastifyInstance, bank: Gateway): Promise<void> {
  await signedBodies(app, 'bank', async (scope) => {
    scope.post('/bank/penny_drops', async (request, reply) => {
      const body = request.body as string;
      const message = { method: 'POST', path: request.url, body };
      if (!isSigned(bank.secrets.bank, message, request.headers, bank.now()))
        throw new Problem(
          403,
          'params_invalid',
          'signature_invalid',
          'The signature is not right, or too old.',
        );
      const asked: unknown = JSON.parse(body);
      if (!isPennyDrop(asked))
        throw new Problem(400, 'params_invalid', 'params_invalid', 'The request is not understood.');
      const [row] = await bank.db.query<{ calls: number }>(
        `INSERT INTO partners_sandbox.penny_drops AS known (id, calls) VALUES ($1, 1)
         ON CONFLICT (id) DO UPDATE SET calls = known.calls + 1 RETURNING calls`,
        [asked.id],
      );
      const answer = sandboxBankAnswer(asked.account_no, asked.expected_name, row!.calls - 1);
      if (answer === 'down') return reply.code(503).send({ code: 'bank_down' });
      return { ...answer, ref: `PD${asked.id.slice(0, 8).toUpperCase()}` };
    });
  });
}
