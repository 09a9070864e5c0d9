import { ApiError } from '@sanchay/api-client';
import type { CallReply, RiskAnswers, RiskProfile } from '@sanchay/contracts';
import { openQuestions } from '@sanchay/finance';
import { useWrite } from '@sanchay/remote-kit';
import { Button, Card, ChoiceField, Heading, Row, Stack, Steps, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { SavedNote } from '../setup/SavedNote.tsx';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { useStep } from '../sign-in/useStep.ts';
import { MESSAGES } from '../messages.ts';
import { ScoreMeter } from './ScoreMeter.tsx';
import { useRiskDraft } from './useRiskDraft.ts';

export type Questionnaire = CallReply<'riskQuestionnaire'>['data']['questionnaire'];

export interface RiskQuestionsProps {
  questionnaire: Questionnaire;
  /** Answers of an earlier visit. */
  begun: RiskAnswers;
  onDone: (result: RiskProfile) => void;
}

/** One question a screen with the score beside it. Every answer is kept on the server as it is given. */
export function RiskQuestions({ questionnaire, begun, onDone }: RiskQuestionsProps) {
  const { t } = useMessages(MESSAGES);
  const [step, goTo] = useStep();
  const [answers, setAnswers] = useState(begun);
  const [pressed, setPressed] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const saver = useRiskDraft(questionnaire.rule_id);
  const finish = useWrite('takeRiskProfile', ['riskProfile', 'onboardingStatus']);
  const ids = questionnaire.questions.map(({ id }) => id);
  const [start] = useState(() => openQuestions(questionnaire, begun)[0] ?? ids.at(-1)!);
  const screen = ids.find((id) => id === step) ?? start;
  const place = ids.indexOf(screen);
  const question = questionnaire.questions[place]!;
  const last = place === ids.length - 1;

  const heading = useRef<HTMLDivElement>(null);
  const seen = useRef(screen);
  useEffect(() => {
    if (step !== screen) goTo(screen, { replace: true });
    if (seen.current !== screen) heading.current?.focus();
    seen.current = screen;
  });

  function show(next: string): void {
    setPressed(false);
    void saver.flush();
    goTo(next);
  }

  function choose(option: string): void {
    const after = { ...answers, [screen]: option };
    setAnswers(after);
    setProblem(null);
    saver.save(after);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setPressed(true);
    const open = openQuestions(questionnaire, answers);
    if (open.includes(screen)) return;
    if (!last) return show(ids[place + 1]!);
    if (open[0]) return show(open[0]);
    try {
      await saver.flush();
      const { data } = await finish.mutateAsync({ body: { rule_id: questionnaire.rule_id, answers } });
      onDone(data);
    } catch (error) {
      setProblem(ApiError.from(error));
    }
  }

  const missing = pressed && answers[screen] === undefined;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <Steps label={t('setup.progress')} steps={ids.map((id) => t(`risk.${id}.short`))} current={place} />
        <Card raised>
          <Stack gap={5} key={screen}>
            <div ref={heading} tabIndex={-1}>
              <Heading level={2}>{t(`risk.${screen}.title`)}</Heading>
            </div>
            <ChoiceField
              label={t(`risk.${screen}.title`)}
              hideLabel
              value={answers[screen] ?? null}
              options={question.options.map(({ id }) => ({ value: id, label: t(`risk.${screen}.${id}`) }))}
              onChange={choose}
              error={missing ? t('bank.fault.choice') : undefined}
            />
            <Text size="small">{t(`risk.${screen}.why`)}</Text>
            <ProblemNotice error={problem} />
            <Row justify="between">
              {place > 0 ? (
                <Button variant="quiet" onClick={() => show(ids[place - 1]!)}>
                  {t('action.back')}
                </Button>
              ) : (
                <span />
              )}
              <Button type="submit" busy={finish.isPending} guardMs={0}>
                {t(last ? 'risk.finish' : 'action.continue')}
              </Button>
            </Row>
          </Stack>
        </Card>
        <ScoreMeter questionnaire={questionnaire} answers={answers} question={screen} />
        <SavedNote saver={saver} />
      </Stack>
    </form>
  );
}
