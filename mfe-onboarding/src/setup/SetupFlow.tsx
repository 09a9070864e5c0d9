import type { SetupState } from '@sanchay/contracts';
import { usePlatform } from '@sanchay/remote-kit';
import { Card, Heading, Row, Stack, Steps, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useEffect, useState, type FormEvent } from 'react';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { StepButtons } from '../sign-in/StepButtons.tsx';
import { useHeadingFocus } from '../sign-in/useHeadingFocus.ts';
import { useStep } from '../sign-in/useStep.ts';
import { MESSAGES } from '../messages.ts';
import { AskedScreen } from './AskedScreen.tsx';
import type { Changes, ChangesStore } from './keptChanges.ts';
import { SavedNote } from './SavedNote.tsx';
import { firstOpenScreen, sectionsOf, screenOfField, type SetupScreen } from './screens.ts';
import type { SetupPath } from './SetupPage.tsx';
import { nomineeFaultsOf } from './nomineeFaultsOf.ts';
import { screenFaults, useSetup, type Account } from './useSetup.ts';

export interface SetupFlowProps {
  path: SetupPath;
  state: SetupState;
  account: Account;
  onFinished: (already: boolean) => void;
  /** Something was finished, here or in another window. */
  onChanged: () => Promise<void>;
  /** Unsent answers on this device, of this visit and of earlier ones. */
  store: ChangesStore;
  restored: Changes;
}

/** One question a screen. Every answer is kept as it is given, and Back leads to the one before. */
export function SetupFlow({ path, state, ...given }: SetupFlowProps) {
  const { t } = useMessages(MESSAGES);
  const { navigate } = usePlatform();
  const [step, goTo] = useStep();
  const setup = useSetup({ state, ...given });
  const { answers, screens, today } = setup;
  const faultsOf = (screen: SetupScreen) => ({
    ...screenFaults(screen, answers, today),
    ...(screen.ask === 'nominees' && nomineeFaultsOf(answers, today)),
  });
  const [start] = useState(() => firstOpenScreen(screens, state, faultsOf));
  const [pressed, setPressed] = useState<string | null>(null);
  const screen = screens.find(({ id }) => id === step) ?? start;
  const place = screens.findIndex(({ id }) => id === screen.id);
  const sections = sectionsOf(screens);

  // A reload comes back to this screen and not to the first that is open by then.
  useEffect(() => {
    if (step !== screen.id) goTo(screen.id, { replace: true });
  });

  // Joint set-up is a page of its own; the first answer leads there and back.
  const mode = answers.portfolio.mode_of_investment;
  useEffect(() => {
    const right = mode === 'either' ? '/joint-setup' : '/solo-setup';
    if (mode && right !== path) navigate(`${right}?step=${screen.id}`, { replace: true });
  }, [mode, path, navigate, screen.id]);

  const heading = useHeadingFocus(screen.id);
  function show(next: SetupScreen): void {
    setPressed(null);
    void setup.saver.flush();
    goTo(next.id);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setPressed(screen.id);
    if (screen.ask !== 'check' && screen.ask !== 'finish') {
      if (Object.keys(faultsOf(screen)).length === 0) show(screens[place + 1]!);
      return;
    }
    const open = screens.find((known) => Object.keys(faultsOf(known)).length > 0);
    if (open) {
      goTo(open.id);
      setPressed(open.id);
      return;
    }
    const refused = await setup.finish(screen);
    const wrong = refused?.map((field) => screenOfField(screens, field)).find((found) => found !== undefined);
    if (wrong) goTo(wrong.id);
  }

  const holder = screen.position && (state.applicants > 1 || screen.position > 1) ? screen.position : null;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <Steps
          label={t('setup.progress')}
          steps={sections.map((section) => t(`section.${section}`))}
          current={sections.indexOf(screen.section)}
        />
        <Card raised>
          <Stack gap={5} key={screen.id}>
            <div ref={heading} tabIndex={-1}>
              {holder && <Text size="label">{t('setup.holder', { position: holder })}</Text>}
              <Heading level={2}>{t(`ask.${screen.ask}.title`)}</Heading>
            </div>
            <AskedScreen
              screen={screen}
              setup={setup}
              faults={pressed === screen.id ? faultsOf(screen) : {}}
              onEdit={show}
            />
            <ProblemNotice error={setup.problem} />
            <StepButtons
              onBack={place > 0 ? () => show(screens[place - 1]!) : undefined}
              submit={t(
                screen.ask === 'check' || screen.ask === 'finish' ? `setup.${screen.ask}` : 'action.continue',
              )}
              busy={setup.busy}
            />
          </Stack>
        </Card>
        <Row justify="between">
          <SavedNote saver={setup.saver} />
          <Text size="label">{t('setup.question', { number: place + 1, of: screens.length })}</Text>
        </Row>
      </Stack>
    </form>
  );
}
