import type { FastifyInstance } from 'fastify';
import { databaseClock } from '../../../../platform/process/businessClock.ts';
import { formScope } from '../../formBodies.ts';
import type { Gateway } from '../../gateway.ts';
import { sendPartnerPage } from '../../partnerPage.ts';
import { annulTrade } from '../annul.ts';
import { paise } from '../desk.ts';
import { tradeSharesAt } from '../tradeShares.ts';
import { exchangeSettings, saveExchangeSettings } from '../settings.ts';
import { noticeOfForm } from '../notices/noticeForm.ts';
import { notices } from '../notices/noticeStore.ts';
import { exchangeOutbox, latestTrades, listedShare, openBooks } from '../store.ts';
import { tradingNow } from '../tradingNow.ts';
import { booksPage } from './booksPage.ts';
import { sentSettings, settingsPage } from './settingsPage.ts';
import { tradesPage } from './tradesPage.ts';

interface Form {
  Body: string;
}

/** Makes the trade of a form. @returns what is wrong with it; null when it has been made */
async function tradeOfForm(gateway: Gateway, form: URLSearchParams, at: Date): Promise<string | null> {
  const code = (form.get('share') ?? '').trim().toUpperCase();
  const share =
    (await listedShare(gateway.db, { symbol: code })) ?? (await listedShare(gateway.db, { isin: code }));
  const price = (form.get('price') ?? '').trim();
  if (!share) return 'The exchange does not list this share.';
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(price)) return 'Enter a price in rupees and paise.';
  return tradeSharesAt(gateway, share, { price: paise(price), at });
}

/** The pages of the exchange: order books with halts, trades with annulments, settings. */
export async function exchangePages(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const { db } = gateway;
  const business = databaseClock(db, () => gateway.now());
  const symbolOf = async (isin: string): Promise<string> => (await listedShare(db, { isin }))?.symbol ?? isin;
  await formScope(app, (scope) => {
    const shown = async (problem: string | null) => {
      const books = [];
      for (const book of await openBooks(db)) books.push({ ...book, symbol: await symbolOf(book.isin) });
      const { halted: isins, phase } = await tradingNow(db, await business.now());
      const halted = [];
      for (const isin of isins) halted.push(await symbolOf(isin));
      return booksPage({ books, halted: halted.toSorted(), phase, problem });
    };
    scope.get('/exchange', async (_request, reply) => sendPartnerPage(reply, await shown(null)));
    scope.post<Form>('/exchange', async ({ body }, reply) => {
      const form = new URLSearchParams(body);
      if (form.get('action') === 'trade') {
        const problem = await tradeOfForm(gateway, form, await business.now());
        if (problem !== null) return sendPartnerPage(reply.code(422), await shown(problem));
        return reply.redirect('/exchange', 303);
      }
      const draft = await noticeOfForm(db, form, await business.now());
      if (typeof draft === 'string') return sendPartnerPage(reply.code(422), await shown(draft));
      await notices.announce(db, draft);
      return reply.redirect('/exchange', 303);
    });
    scope.get('/exchange/trades', async (_request, reply) =>
      sendPartnerPage(reply, tradesPage(await latestTrades(db))),
    );
    scope.post<Form>('/exchange/trades', async ({ body }, reply) => {
      const tradeId = new URLSearchParams(body).get('trade') ?? '';
      await db.tx(async (tx) => {
        await exchangeOutbox.lock(tx);
        await annulTrade(gateway, tx, tradeId, await business.now(tx));
      });
      return reply.redirect('/exchange/trades', 303);
    });
    scope.get('/exchange/settings', async (_request, reply) =>
      sendPartnerPage(reply, settingsPage(await exchangeSettings(db), null)),
    );
    scope.post<Form>('/exchange/settings', async ({ body }, reply) => {
      const settings = sentSettings(new URLSearchParams(body));
      if (!settings) {
        const problem = 'A number is missing or outside its limits.';
        return sendPartnerPage(reply.code(422), settingsPage(await exchangeSettings(db), problem));
      }
      await saveExchangeSettings(db, settings);
      return reply.redirect('/exchange/settings', 303);
    });
  });
}
