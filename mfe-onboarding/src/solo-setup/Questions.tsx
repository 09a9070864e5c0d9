import { ApiError } from '@sanchay/api-client';
import { istDate } from '@sanchay/finance';
import { useCriticalOperation, useWrite } from '@sanchay/remote-kit';
import { Button, Card, Heading, Row, Stack, Steps } from '@sanchay/ui';
import { useWords } from '@sanchay/i18n';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { useStep } from '../sign-in/useStep.ts';
import { WORDS } from '../words.ts';
import { AnswerList } from './AnswerList.tsx';
import { answerFault, applicantOf, firstOpen, QUESTIONS } from './applicant.ts';
import type { Answers, Applicant, ApplicantField } from './applicant.ts';
import { Question } from './Question.tsx';
import { SavedNote } from './SavedNote.tsx';
import { useDraftSaver } from './useDraftSaver.ts';

const CHECK = 'check';
type Screen = ApplicantField | typeof CHECK;
const SCREENS: readonly Screen[] = [...QUESTIONS, CHECK];

export interface QuestionsProps {
  initial: Answers;
  /** Something was answered on an earlier visit. */
  begun: boolean;
  /** The step is finished with these answers. */
  onDone: (applicant: Applicant) => void;
}

/** Four questions and a look at the answers, one a screen. Every answer is kept on the server as it is given. */
export function Questions({ initial, begun, onDone }: QuestionsProps) {
  const { t } = useWords(WORDS);
  const [step, goTo] = useStep();
  const [answers, setAnswers] = useState(initial);
  const [today] = useState(() => istDate(new Date()));
  const [start] = useState<Screen>(() => (begun ? (firstOpen(initial, today) ?? CHECK) : 'name'));
  const [pressed, setPressed] = useState<Screen | null>(null);
  const [refused, setRefused] = useState<Partial<Record<ApplicantField, string>>>({});
  const [problem, setProblem] = useState<ApiError | null>(null);
  const saver = useDraftSaver();
  const finish = useWrite('setPrimaryApplicant', ['onboarding', 'userInfo']);
  useCriticalOperation(finish.isPending, 'onboarding');
  const screen = SCREENS.find((known) => known === step) ?? start;
  const place = SCREENS.indexOf(screen);

  // A reload comes back to this screen and not to the first that is open by then.
  useEffect(() => {
    if (step !== screen) goTo(screen, { replace: true });
  });

  // A new screen is read out from its heading; the first one leaves the focus where the page put it.
  const heading = useRef<HTMLDivElement>(null);
  const seen = useRef(screen);
  useEffect(() => {
    if (seen.current !== screen) heading.current?.focus();
    seen.current = screen;
  }, [screen]);

  function answer(change: Partial<Answers>): void {
    const after = { ...answers, ...change };
    setAnswers(after);
    setRefused((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))),
    );
    setProblem(null);
    saver.save(after);
  }

  function show(next: Screen): void {
    setPressed(null);
    void saver.flush();
    goTo(next);
  }

  function goOn(field: ApplicantField): void {
    setPressed(field);
    if (answerFault(field, answers, today) === null) show(SCREENS[place + 1]!);
  }

  async function submit(): Promise<void> {
    const open = firstOpen(answers, today);
    const applicant = applicantOf(answers);
    if (open || !applicant) {
      goTo(open ?? 'name');
      setPressed(open);
      return;
    }
    setProblem(null);
    try {
      await saver.flush();
      await finish.mutateAsync({ body: applicant });
      onDone(applicant);
    } catch (error) {
      refuse(ApiError.from(error));
    }
  }

  function refuse(error: ApiError): void {
    const wrong = QUESTIONS.filter((field) => error.errors[field]?.[0]);
    setRefused(Object.fromEntries(wrong.map((field) => [field, error.errors[field]![0]!])));
    if (wrong[0]) goTo(wrong[0]);
    else setProblem(error);
  }

  function press(event: FormEvent): void {
    event.preventDefault();
    if (screen === CHECK) void submit();
    else goOn(screen);
  }

  const fault = screen !== CHECK && pressed === screen ? answerFault(screen, answers, today) : null;
  return (
    <form noValidate onSubmit={press}>
      <Stack gap={5}>
        <Steps
          label={t('setup.progress')}
          steps={SCREENS.map((known) => t(`setup.${known}.short`))}
          current={place}
        />
        <Card raised>
          <Stack gap={5} key={screen}>
            <div ref={heading} tabIndex={-1}>
              <Heading level={2}>{t(`setup.${screen}.title`)}</Heading>
            </div>
            {screen === CHECK ? (
              <AnswerList answers={answers} onEdit={show} />
            ) : (
              <Question
                field={screen}
                answers={answers}
                onAnswer={answer}
                error={fault ? t(fault) : refused[screen]}
                today={today}
              />
            )}
            <ProblemNotice error={problem} />
            <Row justify="between">
              {place > 0 ? (
                <Button variant="quiet" onClick={() => show(SCREENS[place - 1]!)}>
                  {t('action.back')}
                </Button>
              ) : (
                <span />
              )}
              <Button type="submit" busy={finish.isPending} guardMs={0}>
                {t(screen === CHECK ? 'setup.finish' : 'action.continue')}
              </Button>
            </Row>
          </Stack>
        </Card>
        <SavedNote saver={saver} />
      </Stack>
    </form>
  );
}
