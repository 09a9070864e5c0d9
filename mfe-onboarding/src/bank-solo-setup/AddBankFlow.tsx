import type { BankAccount, BankAccountType, BankBranch } from '@sanchay/contracts';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Card, Heading, Notice, Stack, Steps } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useCallback, useState, type FormEvent } from 'react';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { StepButtons } from '../sign-in/StepButtons.tsx';
import { useHeadingFocus } from '../sign-in/useHeadingFocus.ts';
import { useStep } from '../sign-in/useStep.ts';
import { MESSAGES } from '../messages.ts';
import { BANK_STEPS, bankFault, openBefore, STEP_OF_FIELD, type BankAnswers } from './bankAnswers.ts';
import { BankQuestion } from './BankQuestion.tsx';
import type { BankConsents } from './ConsentsQuestion.tsx';
import { useAddBank } from './useAddBank.ts';

export interface AddBankFlowProps {
  /** Types that the residency allows. */
  types: readonly BankAccountType[];
  consents: BankConsents;
  /** The sandbox bank responds according to the last digits of the number; explain how. */
  sandbox: boolean;
  onAdded: (account: BankAccount) => void;
  onCancel?: () => void;
}

/** A bank account, one question a screen. Branch and type stay in the address; the number is kept nowhere but here. */
export function AddBankFlow({ types, consents, sandbox, onAdded, onCancel }: AddBankFlowProps) {
  const { t } = useMessages(MESSAGES);
  const [step, goTo] = useStep();
  const [query, setQuery] = useSearchParams();
  const [answers, setAnswers] = useState<BankAnswers>(() => ({
    ifsc: query.get('ifsc') ?? '',
    branch: null,
    number: '',
    again: '',
    type: types.find((known) => known === query.get('type')) ?? null,
    verify: false,
    use: false,
  }));
  const [pressed, setPressed] = useState(false);
  const adding = useAddBank();
  const asked = BANK_STEPS.find((known) => known === step) ?? 'ifsc';
  const screen = openBefore(asked, answers) ?? asked;
  const place = BANK_STEPS.indexOf(screen);

  const heading = useHeadingFocus(screen);
  const setBranch = useCallback((branch: BankBranch | null) => {
    setAnswers((before) => (before.branch?.ifsc === branch?.ifsc ? before : { ...before, branch }));
  }, []);

  function answer(change: Partial<BankAnswers>): void {
    setAnswers((before) => ({ ...before, ...change }));
    adding.forget();
  }

  /** Shows a screen; what may be in the address goes with it. */
  function show(next: (typeof BANK_STEPS)[number]): void {
    setPressed(false);
    const after = new URLSearchParams(query);
    after.set('step', next);
    if (answers.branch) after.set('ifsc', answers.branch.ifsc);
    if (answers.type) after.set('type', answers.type);
    setQuery(after);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setPressed(true);
    if (bankFault(screen, answers) !== null) return;
    if (screen !== 'consents') return show(BANK_STEPS[place + 1]!);
    const end = await adding.add(answers, consents);
    if (!end) return;
    if ('account' in end) return onAdded(end.account);
    // What the server refused leads back to its screen, with everything else kept.
    const step = Object.keys(end.refused)
      .map((name) => STEP_OF_FIELD[name])
      .find(Boolean);
    if (step) goTo(step);
  }

  const fault = pressed ? bankFault(screen, answers) : null;
  const field = Object.keys(STEP_OF_FIELD).find(
    (name) => STEP_OF_FIELD[name] === screen && adding.refused[name],
  );
  const error = fault ? t(`bank.fault.${fault}`) : field && adding.refused[field];
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <Steps
          label={t('setup.progress')}
          steps={BANK_STEPS.map((known) => t(`bank.${known}.short`))}
          current={place}
        />
        <Card raised>
          <Stack gap={5} key={screen}>
            <div ref={heading} tabIndex={-1}>
              <Heading level={2}>{t(`bank.${screen}.title`)}</Heading>
            </div>
            <BankQuestion
              screen={screen}
              answers={answers}
              types={types}
              consents={consents}
              error={error}
              onAnswer={answer}
              onBranch={setBranch}
            />
            <ProblemNotice error={adding.problem} />
            <StepButtons
              onBack={place > 0 ? () => show(BANK_STEPS[place - 1]!) : undefined}
              onCancel={onCancel}
              submit={t(screen === 'consents' ? 'bank.add' : 'action.continue')}
              busy={adding.busy}
              busyLabel={t('bank.checking')}
            />
          </Stack>
        </Card>
        {sandbox && (screen === 'ifsc' || screen === 'number') && (
          <Notice tone="sandbox" title={t('bank.sandbox.title')}>
            {t(`bank.sandbox.${screen}`)}
          </Notice>
        )}
      </Stack>
      {adding.dialog}
    </form>
  );
}
