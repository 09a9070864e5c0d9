import type { SetupPart, SetupState } from '@sanchay/contracts';
import { livesAbroad } from '@sanchay/finance';
import type { AllAnswers, AnswerField, Answers } from './answers.ts';

/** Stretches of the set-up that the progress names. */
export const SECTIONS = [
  'holding',
  'identity',
  'about',
  'contact',
  'tax',
  'signature',
  'nominees',
  'account',
] as const;
export type Section = (typeof SECTIONS)[number];

/** One question: a screen of its own, with the answers that it takes. */
export interface AskScreen {
  /** Its name in the words. */
  ask: string;
  section: Section;
  fields: readonly AnswerField[];
}

export interface SetupScreen extends AskScreen {
  /** In the address: `applicant_1-pan`. */
  id: string;
  part: SetupPart;
  /** The applicant that it is about, or null. */
  position: number | null;
}

const HOLDER: readonly AskScreen[] = [
  { ask: 'pan', section: 'identity', fields: ['pan'] },
  { ask: 'name', section: 'identity', fields: ['name'] },
  { ask: 'date_of_birth', section: 'identity', fields: ['date_of_birth'] },
  { ask: 'residency', section: 'identity', fields: ['residency'] },
  { ask: 'gender', section: 'about', fields: ['gender'] },
  { ask: 'marital_status', section: 'about', fields: ['marital_status'] },
  { ask: 'parent', section: 'about', fields: ['parent', 'parent_name'] },
  { ask: 'occupation', section: 'about', fields: ['occupation'] },
  { ask: 'income', section: 'about', fields: ['income'] },
  { ask: 'wealth_source', section: 'about', fields: ['wealth_source'] },
  { ask: 'pep', section: 'about', fields: ['pep'] },
  { ask: 'mobile', section: 'contact', fields: ['mobile', 'mobile_owner'] },
  { ask: 'email', section: 'contact', fields: ['email', 'email_owner'] },
  { ask: 'address', section: 'contact', fields: ['address', 'pin', 'city', 'state'] },
  {
    ask: 'foreign_address',
    section: 'contact',
    fields: ['foreign_address', 'foreign_city', 'foreign_postcode', 'foreign_country'],
  },
  { ask: 'birth', section: 'tax', fields: ['birth_place', 'birth_country', 'citizenship'] },
  { ask: 'tax', section: 'tax', fields: ['taxed_abroad', 'tax_residencies'] },
  { ask: 'declared', section: 'tax', fields: ['declared'] },
  { ask: 'check', section: 'tax', fields: [] },
];

const HOLDING: readonly AskScreen[] = [
  { ask: 'mode_of_investment', section: 'holding', fields: ['mode_of_investment'] },
  { ask: 'applicants', section: 'holding', fields: ['applicants'] },
];

const ACCOUNT: readonly AskScreen[] = [
  { ask: 'nominees', section: 'nominees', fields: ['nominee_choice', 'nominees', 'opt_out_read'] },
  { ask: 'portfolio_name', section: 'account', fields: ['portfolio_name', 'portfolio_email'] },
  { ask: 'finish', section: 'account', fields: [] },
];

function placed(screen: AskScreen, part: SetupPart): SetupScreen {
  const position = part === 'portfolio' ? null : Number(part.slice(-1));
  return { ...screen, part, position, id: `${part}-${screen.ask}` };
}

/** The questions of an applicant: who lives abroad has an address there. */
export function holderScreens(part: SetupPart, answers: Answers): SetupScreen[] {
  const skipped = livesAbroad(answers.residency) ? 'address' : 'foreign_address';
  return HOLDER.filter(({ ask }) => ask !== skipped).map((screen) => placed(screen, part));
}

/** The screens that are open now, in their order: who holds, one holder after the other, then the portfolio. */
export function openScreens(state: SetupState, answers: AllAnswers): SetupScreen[] {
  const { open } = state;
  if (open === null) return [];
  if (open !== 'portfolio') {
    const joint = answers.portfolio.mode_of_investment === 'either';
    const holding = HOLDING.filter(({ ask }) => joint || ask !== 'applicants');
    const before = open === 'applicant_1' ? holding.map((screen) => placed(screen, 'portfolio')) : [];
    return [...before, ...holderScreens(open, answers[open])];
  }
  const signatures = Array.from({ length: state.applicants }, (_, index): SetupScreen => ({
    ask: 'signature',
    section: 'signature',
    fields: [],
    part: 'portfolio',
    id: `portfolio-signature_${index + 1}`,
    position: index + 1,
  }));
  return [...signatures, ...ACCOUNT.map((screen) => placed(screen, 'portfolio'))];
}

/** The sections of these screens, in their order. */
export function sectionsOf(screens: readonly SetupScreen[]): Section[] {
  return SECTIONS.filter((section) => screens.some((screen) => screen.section === section));
}

/** The screen that contains a field named in the server's refusal. */
export function screenOfField(screens: readonly SetupScreen[], field: string): SetupScreen | undefined {
  const name = field.split('.')[0]!;
  const signed = /^signature_(\d)$/.exec(name)?.[1];
  if (signed) return screens.find(({ ask, position }) => ask === 'signature' && position === Number(signed));
  const list = name === 'shares' ? 'nominees' : name;
  return screens.find(({ fields }) => (fields as readonly string[]).includes(list));
}

/** Where a returning user continues: the first open screen; the very first when nothing has been answered. */
export function firstOpenScreen(
  screens: readonly SetupScreen[],
  state: SetupState,
  faultsOf: (screen: SetupScreen) => object,
): SetupScreen {
  const untouched = state.saved_at === null && state.onboarding_state === 0;
  const open = screens.find(
    (screen) => screen.ask === 'signature' || Object.keys(faultsOf(screen)).length > 0,
  );
  return (untouched ? screens[0] : (open ?? screens.at(-1)))!;
}
