import type { Db } from '../../../api/src/db/pool.ts';
import { callApi } from '../../people/callApi.ts';
import { persona, readyInvestor } from '../../people/investor.ts';
import { handIn, personAtRegistry, sendPictures, signForm } from '../../people/kyc.ts';
import type { Screen } from './screen.ts';

const kavya = () => persona('kavya');
const zoya = () => persona('zoya');
const sunita = () => persona('sunita');

/** Opens a conversation that waits for a human agent. */
async function waitingChat(db: Db, token: string): Promise<string> {
  const investor = await readyInvestor(db, 'Uma Rao');
  const body = { text: 'I want to talk to a person' };
  await callApi('POST', '/api/v3/chat/messages.json', { token: investor.token, body });
  const { data } = await callApi<{ data: { id: string }[] }>('GET', '/api/v3/staff/chats.json', { token });
  return data.at(-1)!.id;
}

/** Hands a KYC form in that reviewers have to look at. */
async function formInReview(db: Db): Promise<string> {
  const person = await personAtRegistry(db, 'NAM');
  const { token, kycId } = person;
  const record = await callApi<{ data: { revision: number } }>('GET', `/api/v3/kyc/${kycId}.json`, { token });
  const body = { name: 'documents', revision: record.data.revision };
  await callApi('PUT', `/api/v3/kyc/${kycId}.json`, { token, body });
  await sendPictures(person);
  await handIn(person);
  await signForm(person);
  const [form] = await db.query<{ id: string }>('SELECT id FROM kyc_applications WHERE kyc_id = $1', [kycId]);
  return form!.id;
}

/** A message of the exchange that could not be applied. @returns its id */
async function heldMessage(db: Db): Promise<string> {
  const id = '5a9c4a1e-0610-4000-8000-000000000001';
  await db.query(
    `INSERT INTO held_messages (id, feed, number, body, reason, held_at)
     VALUES ($1, 'exchange', 900001, $2, '/price must match pattern', '2026-11-20T05:00:00Z')
     ON CONFLICT DO NOTHING`,
    [id, JSON.stringify({ seq: 900_001, type: 'traded', price: 'a lot' })],
  );
  return id;
}

/** The desks of staff. */
export const STAFF_SCREENS: readonly Screen[] = [
  { name: 'desk of staff', path: '/staff', as: kavya },
  { name: 'staff tickets', path: '/staff/tickets', as: kavya },
  { name: 'staff ticket', path: '/staff/tickets/5a9c4a1e-0008-4000-8000-000000000002', as: kavya },
  { name: 'staff chats', path: '/staff/chat', as: kavya },
  {
    name: 'staff chat',
    path: async (db, investor) => `/staff/chat/${await waitingChat(db, investor!.token)}`,
    route: '/staff/chat/:id',
    as: kavya,
  },
  {
    name: 'staff messages',
    path: async (db) => {
      await heldMessage(db);
      return '/staff/messages';
    },
    route: '/staff/messages',
    as: kavya,
  },
  {
    name: 'staff message',
    path: async (db) => `/staff/messages/${await heldMessage(db)}`,
    route: '/staff/messages/:id',
    as: kavya,
  },
  { name: 'staff KYC', path: '/staff/kyc', as: zoya },
  {
    name: 'staff KYC form',
    path: async (db) => `/staff/kyc/${await formInReview(db)}`,
    route: '/staff/kyc/:id',
    as: zoya,
  },
  { name: 'staff rules', path: '/staff/rules', as: sunita },
  { name: 'staff rule', path: '/staff/rules/stamp_duty', as: sunita },
];
