import { ChoiceField } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import type { Answers } from '../answers/answers.ts';
import type { Problems } from '../answers/outcome.ts';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';
import type { Choice } from '../definitions/field.ts';

export interface ChoicesProps {
  choices: readonly (readonly [name: string, choice: Choice])[];
  answers: Answers;
  problems: Problems;
  change: (change: Answers) => void;
}

/** Ways of counting to choose from, each with what it means. */
export function Choices({ choices, answers, problems, change }: ChoicesProps) {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  return choices.map(([name, { options }]) => (
    <ChoiceField
      key={name}
      name={name}
      label={t(`choice.${name}`)}
      value={answers[name]!}
      error={problems[name] && t('problem.unknown_choice')}
      onChange={(value) => change({ [name]: value })}
      options={options.map((value) => ({
        value,
        label: t(`choice.${name}.${value}`),
        hint: t(`choiceHint.${name}.${value}`),
      }))}
    />
  ));
}
