import type { Html } from '../../../../platform/html.ts';
import type { AnnouncedAction } from '../../../numbered/shareActions.ts';
import { corporateActionsPage } from '../../corporateActionsPage.ts';

/** What the sandbox exchange has announced, and the form that announces. */
export function actionsPage(actions: readonly AnnouncedAction[], problem: string | null): Html {
  return corporateActionsPage({
    partner: 'Sanchay sandbox exchange',
    heading: 'Corporate actions',
    intro:
      'Announces what a company does with all of its shares. Shares bought before the ex-date take part; it must be after today, and is the record date of a rights issue.',
    action: '/exchange/corporate-actions',
    share: { label: 'Symbol or ISIN', longest: 20 },
    kinds: [
      ['split', 'Split: new shares in place of old ones'],
      ['bonus', 'Bonus: new shares for old ones'],
      ['dividend', 'Dividend'],
      ['rights', 'Rights: new shares at a price, for who applies'],
      ['merger', 'Merger: shares of another company in place of old ones'],
      ['demerger', 'Demerger: shares of another company beside old ones'],
    ],
    currency: 'rupees',
    more: [
      { name: 'other', label: 'Symbol of the other company (merger, demerger)' },
      { name: 'cost_percent', label: 'Percent of the cost that moves (demerger)' },
      { name: 'price', label: 'Price of a new share in rupees (rights)' },
      { name: 'closes_on', label: 'Last day to apply (rights)', type: 'date' },
    ],
    announced: actions.map((action) => ({
      title: `${action.number} · ${action.isin}`,
      terms: termsOf(action),
      exDate: action.ex_date,
    })),
    problem,
    back: ['/exchange', 'Order books and halts'],
  });
}

function termsOf(action: AnnouncedAction): string {
  if (action.kind === 'dividend') return `dividend of ₹${action.per_share}, paid on ${action.pays_on}`;
  const { kind, new_shares: more, old_shares: old } = action;
  if (action.kind === 'rights')
    return `rights, ${more} for ${old} at ₹${action.per_share}, to apply until ${action.closes_on}, allotted on ${action.allots_on}`;
  if (kind === 'merger') return `merger, ${more} of ${action.into_isin} for ${old}`;
  if (kind === 'demerger')
    return `demerger, ${more} of ${action.into_isin} beside ${old}, with ${action.cost_percent} % of the cost`;
  return kind === 'split' ? `split of ${old} into ${more}` : `bonus of ${more} for ${old}`;
}
