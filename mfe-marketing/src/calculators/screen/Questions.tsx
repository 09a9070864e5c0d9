import { Disclosure, LinkButton, Row, Stack } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useMessages } from '@sanchay/i18n';
import { useState, type FormEvent } from 'react';
import { addressOf, startAnswers, type Answers } from '../answers/answers.ts';
import type { Problems } from '../answers/outcome.ts';
import { calculatorPath } from '../calculatorNames.ts';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';
import type { Calculator } from '../definitions/calculator.ts';
import type { Field } from '../definitions/field.ts';
import { CalculateOrShare } from './CalculateOrShare.tsx';
import { Choices } from './Choices.tsx';
import { Question } from './Question.tsx';
import { TimeQuestion } from './TimeQuestion.tsx';

// On paper the answers are read, not given.
const Form = styled.form`
  @media print {
    & select,
    & details {
      break-inside: avoid;
    }
  }
`;

export interface QuestionsProps {
  calculator: Calculator;
  answers: Answers;
  problems: Problems;
  change: (change: Answers) => void;
}

/** Every answer field of a calculator. Before hydration it is a form that submits to the server. */
export function Questions({ calculator, answers, problems, change }: QuestionsProps) {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  const path = calculatorPath(calculator.name);
  const questions = (fine: boolean) =>
    Object.entries(calculator.fields)
      .filter(([, field]) => (field.fine ?? false) === fine)
      .map(([name, field]) => question(name, field));
  const question = (name: string, field: Field) => {
    const props = { name, answers, problem: problems[name], change };
    return field.kind === 'time' ? (
      <TimeQuestion key={name} {...props} field={field} />
    ) : (
      <Question key={name} {...props} field={field} />
    );
  };
  const choices = (fine: boolean) =>
    Object.entries(calculator.choices).filter(([, choice]) => (choice.fine ?? false) === fine);
  const fineNames = [...Object.entries(calculator.fields), ...Object.entries(calculator.choices)]
    .filter(([, { fine }]) => fine)
    .map(([name]) => name);
  const start = startAnswers(calculator);
  // From then on the user controls whether it is open.
  const [opened] = useState(() => fineNames.some((name) => answers[name] !== start[name]));
  const { compare } = calculator;
  const submit = (event: FormEvent): void => event.preventDefault();
  return (
    <Form method="get" action={path} onSubmit={submit} noValidate>
      <Stack gap={4}>
        {questions(false)}
        <Choices choices={choices(false)} answers={answers} problems={problems} change={change} />
        {fineNames.length > 0 && (
          <Disclosure
            summary={
              compare && calculator.choices[compare]?.fine && !problems[compare]
                ? t('fine.now', { name: t(`choice.${compare}.${answers[compare]}`) })
                : t('fine.summary')
            }
            open={opened}
          >
            <Stack gap={4}>
              {questions(true)}
              <Choices choices={choices(true)} answers={answers} problems={problems} change={change} />
            </Stack>
          </Disclosure>
        )}
        <Row gap={3}>
          <CalculateOrShare address={addressOf(path, calculator, answers)} />
          <LinkButton
            variant="quiet"
            href={path}
            onClick={(event) => {
              event.preventDefault();
              change(start);
            }}
          >
            {t('form.reset')}
          </LinkButton>
        </Row>
      </Stack>
    </Form>
  );
}
