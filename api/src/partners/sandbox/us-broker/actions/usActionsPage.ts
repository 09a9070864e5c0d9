import type { Html } from '../../../../platform/html.ts';
import type { AnnouncedUsAction } from '../../../numbered/usActions.ts';
import { corporateActionsPage } from '../../corporateActionsPage.ts';

/** What the sandbox broker has announced, and the form that announces. */
export function usActionsPage(actions: readonly AnnouncedUsAction[], problem: string | null): Html {
  return corporateActionsPage({
    partner: 'Sanchay sandbox broker',
    heading: 'Corporate actions of US shares',
    intro:
      'Announces a split or a dividend. Shares bought before the ex-date take part; it must be after today in New York.',
    action: '/us-broker/corporate-actions',
    share: { label: 'Symbol', longest: 12 },
    kinds: [
      ['dividend', 'Dividend'],
      ['split', 'Split: new shares in place of old ones'],
    ],
    currency: 'dollars',
    announced: actions.map((action) => ({
      title: `${action.number} · ${action.symbol}`,
      terms: termsOf(action),
      exDate: action.ex_date,
    })),
    problem,
    back: ['/us-broker', 'Orders and halts'],
  });
}

const termsOf = (action: AnnouncedUsAction): string =>
  action.kind === 'dividend'
    ? `dividend of $${action.per_share}, paid on ${action.pays_on}`
    : `split of ${action.old_shares} into ${action.new_shares}`;
