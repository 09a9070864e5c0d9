import { COMPLETION_REASONS, completionAdvice } from '@sanchay/contracts';
import type { CallReply, CompletionFacts, CompletionReason, UserInfo } from '@sanchay/contracts';
import { translate } from '@sanchay/i18n';
import { renderRemote } from '@sanchay/test-kit';
import { screen } from '@testing-library/react';
import { WORDS, wordLoaders } from '../words.ts';
import { NextStepCard } from './NextStepCard.tsx';

type Kyc = NonNullable<CompletionFacts['kyc']>;
const facts = (kyc: Partial<Kyc> | null, over: Partial<CompletionFacts> = {}): CompletionFacts => ({
  ...{ onboarding_state: 5, mode_of_investment: 'sole', has_bank: true, has_risk_profile: true },
  ...over,
  kyc: kyc && { id: 'k-1', pan_kyc_status: 0, kyc_form_check_status: 0, esign_status: null, ...kyc },
});

const STATES: [CompletionReason, CompletionFacts][] = [
  ['setup_open', facts(null, { onboarding_state: 0 })],
  ['registry_not_asked', facts(null)],
  ['registry_working', facts({ registry_answer: 'working' })],
  ['registry_working', facts({ registry_answer: 'working' }, { has_bank: false })],
  ['details_differ', facts({ registry_answer: 'differs' })],
  ['pan_not_verified', facts({ registry_answer: 'not_verified' })],
  ['documents_missing', facts({ kyc_form_check_status: 1 })],
  ['form_sent_back', facts({ kyc_form_check_status: 3 })],
  ['form_not_signed', facts({ kyc_form_check_status: 2, esign_status: 'pending' })],
  ['signature_rejected', facts({ kyc_form_check_status: 4, esign_status: 'rejected' })],
  ['form_under_check', facts({ kyc_form_check_status: 5, esign_status: 'signed' })],
  ['form_rejected', facts({ kyc_form_check_status: 6, esign_status: 'signed' })],
  ['risk_missing', facts({ kyc_form_check_status: 7 }, { has_risk_profile: false })],
  ['bank_missing', facts({ pan_kyc_status: 1 }, { has_bank: false })],
];

const open = (known: CompletionFacts) =>
  renderRemote(NextStepCard, {
    ...{ name: WORDS, words: wordLoaders },
    session: { loggedIn: true, userFetched: true, user: { id: 'u-1', name: 'Ravi' } as UserInfo },
    answers: {
      onboardingStatus: { status: 'success', data: known as CallReply<'onboardingStatus'>['data'] },
      portfolioKyc: { status: 'success', data: [] },
    },
  });
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test.each(STATES)(
  'P1 · %s: the dashboard gives the reason, every action and all steps',
  async (reason, known) => {
    await open(known);
    expect(await screen.findByText(translate('common', `completion.reason.${reason}.title`))).toBeVisible();
    const { actions } = completionAdvice(known, { isDesktop: true, canUpload: true });
    expect(links()).toEqual([...actions.map(({ path }) => path), '/kyc']);
    expect(links()).not.toContain('/dashboard');
  },
);

test('P1 · every reason that a desktop can have is among the states', () => {
  const tried = new Set(STATES.map(([reason]) => reason));
  const others = COMPLETION_REASONS.filter((reason) => !tried.has(reason));
  expect(others).toEqual(['ready', 'documents_elsewhere']);
});
