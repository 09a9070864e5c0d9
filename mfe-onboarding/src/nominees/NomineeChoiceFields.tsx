import { DECLARATIONS, type NomineeChoice, type NomineeDraft } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { CheckField, ChoiceField, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { NomineeList } from './NomineeList.tsx';

export interface NomineeAnswers {
  nominee_choice?: NomineeChoice | undefined;
  nominees?: NomineeDraft[] | undefined;
  opt_out_read?: boolean | undefined;
}

export interface NomineeChoiceFieldsProps {
  answers: NomineeAnswers;
  today: string;
  /** Joint holders may leave it open. */
  optional: boolean;
  error: (field: string) => string | undefined;
  onAnswer: (change: NomineeAnswers) => void;
}

const LATER = 'later';

/** Who gets the investments: people with their shares, or the decision against naming anybody. */
export function NomineeChoiceFields({ answers, today, optional, error, onAnswer }: NomineeChoiceFieldsProps) {
  const { t, language } = useMessages(MESSAGES);
  const { nominee_choice: choice, nominees = [], opt_out_read: read = false } = answers;
  const options = ['named', 'opted_out', ...(optional ? [LATER] : [])];
  return (
    <Stack gap={5}>
      <ChoiceField
        label={t('ask.nominees.title')}
        hideLabel
        hint={t('ask.nominees.why')}
        error={error('nominee_choice')}
        value={choice ?? (optional ? LATER : null)}
        options={options.map((value) => ({
          value,
          label: t(`nomineeChoice.${value}`),
          hint: t(`nomineeChoice.${value}.hint`),
        }))}
        onChange={(value) =>
          onAnswer({ nominee_choice: value === LATER ? undefined : (value as NomineeChoice) })
        }
      />
      {choice === 'named' && (
        <NomineeList
          nominees={nominees}
          today={today}
          error={(field) => error(/^\d/.test(field) ? `nominees.${field}` : field)}
          onChange={(list) => onAnswer({ nominees: list })}
        />
      )}
      {choice === 'opted_out' && (
        <Stack gap={3}>
          <Text>{DECLARATIONS['nominee-opt-out-2026-1'][language]}</Text>
          <CheckField
            label={t('field.declared')}
            error={error('opt_out_read')}
            checked={read}
            onChange={(opt_out_read) => onAnswer({ opt_out_read })}
          />
        </Stack>
      )}
    </Stack>
  );
}
