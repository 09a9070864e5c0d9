import type { Tx } from '../db/pool.ts';
import { officeNow, searchArticles, significantTokens } from '../help/index.ts';
import type { Context } from '../platform/context.ts';
import { notifyChatChanged } from './chatNews.ts';
import type { ChatCode, ConversationRow, MessageRow } from './chatRows.ts';
import { addMessage, lockConversation, reachUpTo, setState } from './chatStore.ts';

const NAME = 'Sanchay';
const ARTICLES = 3;

/** Words with which a user requests an agent. */
const PERSON =
  /\b(real person|a person|human|agent|representative|executive|talk to|speak to|speak with|call me)\b|किसी व्यक्ति|इंसान|एजेंट|किसी से बात|बात कर|प्रतिनिधि/iu;

/** The assistant's reply to a text; `asked` is its last reply. */
export function assistantReply(
  { text, language }: Pick<MessageRow, 'text' | 'language'>,
  last: string | null,
): { code: ChatCode; articles: string[] } {
  if (PERSON.test(text)) return { code: 'handed_over', articles: [] };
  if (significantTokens(text).length === 0) return { code: 'greeting', articles: [] };
  const found = searchArticles(text, language, ARTICLES).map(({ slug }) => slug);
  if (found.length > 0) return { code: 'articles', articles: found };
  return { code: last === 'nothing_found' ? 'handed_over' : 'nothing_found', articles: [] };
}

/**
 * Answers a message while the assistant has the conversation and nothing newer was written: with articles, with a
 * notice that none was found, or by handing over to an agent. Each message is answered once, however often this runs.
 */
export async function answerAsAssistant(ctx: Context, { messageId }: { messageId: number }): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const [message] = await tx.query<MessageRow>('SELECT * FROM chat_messages WHERE id = $1', [messageId]);
    if (!message) return;
    const conversation = await lockConversation(tx, message.conversation_id);
    if (conversation?.state !== 'assistant' || (await hasNewer(tx, message))) return;
    const { code, articles } = assistantReply(message, await lastMessage(tx, conversation));
    const now = await ctx.business.now(tx);
    const office = await officeNow(ctx, tx);
    const answer = await addMessage(tx, {
      conversation_id: conversation.id,
      author: 'assistant',
      author_id: null,
      name: NAME,
      text: code === 'handed_over' ? (office.opens_next ?? '') : '',
      code,
      articles,
      language: message.language,
      at: now,
      receivedAt: ctx.now(),
      answers: messageId,
    });
    if (!answer) return;
    if (code === 'handed_over') await setState(tx, conversation, { state: 'waiting', now });
    else await reachUpTo(tx, conversation.id, 'desk', { delivered: messageId, read: messageId });
    await notifyChatChanged(ctx, tx, conversation);
  });
}

async function hasNewer(tx: Tx, message: MessageRow): Promise<boolean> {
  const newer = await tx.query(
    "SELECT id FROM chat_messages WHERE conversation_id = $1 AND author = 'investor' AND id > $2 LIMIT 1",
    [message.conversation_id, message.id],
  );
  return newer.length > 0;
}

async function lastMessage(tx: Tx, conversation: ConversationRow): Promise<string | null> {
  const [row] = await tx.query<{ code: string }>(
    "SELECT code FROM chat_messages WHERE conversation_id = $1 AND author = 'assistant' ORDER BY id DESC LIMIT 1",
    [conversation.id],
  );
  return row?.code ?? null;
}
