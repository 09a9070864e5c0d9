import type { ApiError } from '@sanchay/api-client';
import { fundTitle, loginAddress, type Scheme } from '@sanchay/contracts';
import {
  refreshCalls,
  useCall,
  usePlatform,
  usePreparesFor,
  useSession,
  useWrite,
} from '@sanchay/remote-kit';
import { useLocation } from '@sanchay/remote-kit/router';
import { keptOrders, storage } from '@sanchay/remote-kit/storage';
import { useRefusals } from '@sanchay/ui';
import { useState } from 'react';
import { useCart } from '../live/useCart.ts';
import { useCartNews } from '../live/useCartNews.ts';
import { folioOf } from './folioChoices.ts';
import {
  amountProblem,
  answersQuery,
  limitsOf,
  orderBody,
  startAnswers,
  withKind,
  type InvestAnswers,
} from './investAnswers.ts';
import type { OrderKind } from './orderKinds.ts';
import { businessDay } from './purchasePreview.ts';
import { useFolios } from './useFolios.ts';
import { useNow } from './useNow.ts';

/** The answers of the invest card, what is wrong with them, and the way into the cart. */
export function useInvest(scheme: Scheme) {
  const { navigate } = usePlatform();
  const { search } = useLocation();
  const session = useSession();
  const now = useNow();
  const today = businessDay(now, scheme.nav, useCall('datedRules').data?.data.on);
  const [answers, setAnswers] = useState(() => startAnswers(scheme, new URLSearchParams(search)));
  const [added, setAdded] = useState(false);
  const refusals = useRefusals();
  const folios = useFolios(scheme.code);
  const cart = useCart();
  const notifyCart = useCartNews();
  const create = useWrite('createOrder', ['orders']);
  const preparesFor = usePreparesFor();
  const prepare = useWrite('prepareOrder', ['preparedOrders']);

  const folio = folioOf(answers.folio, folios ?? []);
  const additional = folio?.holdsFund ?? false;
  const problem = amountProblem(scheme, answers, additional);
  const line = cart.data?.data.items.find(({ code, type }) => code === scheme.code && type === answers.kind);

  function change(part: Partial<InvestAnswers>): void {
    setAnswers((before) => ({ ...before, ...part }));
    setAdded(false);
    create.reset();
    prepare.reset();
  }

  function choose(kind: OrderKind): void {
    if (kind !== answers.kind) change(withKind(scheme, answers, kind, additional));
  }

  async function add(): Promise<void> {
    if (problem || refusals.any) return;
    if (!session.loggedIn) {
      keptOrders(storage).keep({
        key: crypto.randomUUID(),
        code: scheme.code,
        name: fundTitle(scheme.short_name),
        answers: answersQuery(answers),
        at: now.getTime(),
      });
      navigate(loginAddress('/cart'));
      return;
    }
    const body = orderBody(scheme.code, answers, folio?.folioNo ?? null, today);
    if (preparesFor !== null) {
      const sent = await prepare.mutateAsync({ body: { purchase: body } }).catch(() => null);
      setAdded(sent !== null);
      return;
    }
    try {
      await create.mutateAsync({ body });
    } catch (cause) {
      if ((cause as ApiError).httpStatus === 400) await refreshCalls('orders', 'cart');
      return;
    }
    setAdded(true);
    await notifyCart();
  }

  return {
    answers,
    change,
    choose,
    refused: refusals.of,
    add,
    added,
    folios,
    folio,
    line,
    now,
    today,
    problem,
    minimum: limitsOf(scheme, answers.kind, additional).min,
    preparesFor,
    error: create.error ?? prepare.error,
    busy: create.isPending || prepare.isPending,
  };
}

export type Invest = ReturnType<typeof useInvest>;
