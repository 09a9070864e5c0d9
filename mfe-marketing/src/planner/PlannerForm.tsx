import { useMessages } from '@sanchay/i18n';
import { useTakenOver } from '@sanchay/remote-kit';
import { Button, LinkButton, Row, Stack } from '@sanchay/ui';
import type { ReactNode } from 'react';
import type { Answers } from '../calculators/answers/answers.ts';
import type { Problems } from '../calculators/answers/outcome.ts';
import type { NumberField } from '../calculators/definitions/field.ts';
import { Question } from '../calculators/screen/Question.tsx';
import { PAGE_MESSAGES } from '../messages.ts';

export interface PlannerFormProps {
  /** Where the form submits to the server while there is no script. */
  path: string;
  fields: Readonly<Record<string, NumberField>>;
  answers: Answers;
  problems: Problems;
  change: (change: Answers) => void;
  /** Query parameters that the form keeps. */
  kept?: Readonly<Record<string, string>>;
  /** Address of the same planner with the answers that it begins with. */
  startHref: string;
  /** Further questions, such as choices. */
  children?: ReactNode;
}

/** The questions of a planner: live in the browser, a plain form before that. */
export function PlannerForm({ path, fields, answers, problems, change, ...form }: PlannerFormProps) {
  const { t } = useMessages(PAGE_MESSAGES);
  const takenOver = useTakenOver();
  return (
    <form method="get" action={path} noValidate onSubmit={(event) => event.preventDefault()}>
      {Object.entries(form.kept ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack gap={4}>
        {Object.entries(fields).map(([name, field]) => (
          <Question
            key={name}
            name={name}
            field={field}
            answers={answers}
            problem={problems[name]}
            change={change}
          />
        ))}
        {form.children}
        <Row>
          {!takenOver && <Button type="submit">{t('planner.work')}</Button>}
          <LinkButton variant="quiet" href={form.startHref}>
            {t('planner.reset')}
          </LinkButton>
        </Row>
      </Stack>
    </form>
  );
}
