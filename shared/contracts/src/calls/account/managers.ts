import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { GRANT_ENDS, MANAGE_ANSWERS, MANAGE_REQUEST_STATUSES, MANAGE_SCOPES } from '../../enums/account.ts';
import { closed, Codes, Data, Day, Id, Instant, Nullable, PublicId } from '../shapes.ts';

const grant = {
  id: Id,
  portfolio_id: PublicId,
  portfolio_name: T.String(),
  request_status: Codes(MANAGE_REQUEST_STATUSES),
  scope: Codes(MANAGE_SCOPES),
  invited_at: Instant,
  /** A waiting invitation ends then. */
  answer_by: Nullable(Instant),
  /** Last day of the access; null: until it is removed. */
  until: Nullable(Day),
  answered_at: Nullable(Instant),
  ended_at: Nullable(Instant),
  ended_by: Nullable(Codes(GRANT_ENDS)),
  last_access_at: Nullable(Instant),
};

/** A manager of one of the user's accounts. The name is known once the invitation is accepted. */
export const AccountManager = T.Object({ ...grant, email: T.String(), name: Nullable(T.String()) });
/** An account that the user manages or is invited to manage. */
export const ManagementRequest = T.Object({ ...grant, owner_name: T.String() });

const id = T.Object({ id: Id });

export const managers = {
  managedAccounts: {
    summary: 'Accounts that the user manages for others',
    method: 'GET',
    path: '/api/v3/user/managers/accounts.json',
    audience: 'signed-in',
    reply: Data(
      T.Array(
        T.Object({
          id: PublicId,
          name: T.String(),
          portfolio_id: PublicId,
          request_status: Codes(MANAGE_REQUEST_STATUSES),
        }),
      ),
    ),
  },
  managers: {
    summary: "Managers of the user's accounts and invitations to become one, newest first",
    method: 'GET',
    path: '/api/v3/user/managers.json',
    audience: 'signed-in',
    reply: Data(T.Array(AccountManager)),
  },
  inviteManager: {
    summary:
      'Invite a manager by e-mail; the reply is the same for an address with and without an account. Needs an OTP (purpose `security`)',
    method: 'POST',
    path: '/api/v3/user/managers.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    body: T.Object(
      {
        portfolio_id: PublicId,
        email: T.String({ maxLength: 254 }),
        scope: Codes(MANAGE_SCOPES),
        until: Nullable(Day),
        step_up: T.Optional(T.String({ maxLength: 200 })),
      },
      closed,
    ),
    reply: Data(AccountManager),
  },
  removeManager: {
    summary: 'Delete an invitation, or end the access of a manager at once',
    method: 'POST',
    path: '/api/v3/user/managers/{id}/remove.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: id,
    body: T.Optional(T.Object({}, closed)),
    reply: Data(AccountManager),
  },
  managementRequests: {
    summary: 'Accounts that the user manages, managed or is invited to manage, newest first',
    method: 'GET',
    path: '/api/v3/user/managers/requests.json',
    audience: 'signed-in',
    reply: Data(T.Array(ManagementRequest)),
  },
  answerManagementRequest: {
    summary: 'Accept or reject an invitation to manage an account',
    method: 'POST',
    path: '/api/v3/user/managers/requests/{id}/answer.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: id,
    body: T.Object({ answer: Codes(MANAGE_ANSWERS) }, closed),
    reply: Data(ManagementRequest),
  },
  leaveManagedAccount: {
    summary: 'Stop managing an account',
    method: 'POST',
    path: '/api/v3/user/managers/requests/{id}/leave.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: id,
    body: T.Optional(T.Object({}, closed)),
    reply: Data(ManagementRequest),
  },
} as const satisfies Record<string, CallDefinition>;
