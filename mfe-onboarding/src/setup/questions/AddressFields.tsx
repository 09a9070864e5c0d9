import { INDIAN_STATES, isPin, plainCode } from '@sanchay/finance';
import { useMessages } from '@sanchay/i18n';
import { SelectField, Stack, TextField } from '@sanchay/ui';
import { useMemo } from 'react';
import { MESSAGES } from '../../messages.ts';
import { countriesIn } from '../countries.ts';
import { stateOfPin } from '../pinStates.ts';
import type { Asked } from './asked.ts';

type Line = 'address' | 'city' | 'foreign_address' | 'foreign_city' | 'foreign_postcode' | 'birth_place';
type CountryField = 'foreign_country' | 'birth_country' | 'citizenship';

/** Addresses in India and abroad, and the place of birth. */
export function AddressFields({
  ask,
  field,
}: {
  ask: 'address' | 'foreign_address' | 'birth';
  field: Asked;
}) {
  const { t } = useMessages(MESSAGES);
  if (ask === 'address') return <IndianAddress field={field} />;
  return (
    <Stack gap={4}>
      {ask === 'foreign_address' ? (
        <>
          <LineField name="foreign_address" field={field} hint={t('ask.foreign_address.why')} />
          <LineField name="foreign_city" field={field} />
          <LineField name="foreign_postcode" field={field} />
          <CountrySelect name="foreign_country" field={field} abroad />
        </>
      ) : (
        <>
          <LineField name="birth_place" field={field} />
          <CountrySelect name="birth_country" field={field} />
          <CountrySelect name="citizenship" field={field} hint={t('ask.birth.why')} />
        </>
      )}
    </Stack>
  );
}

function IndianAddress({ field }: { field: Asked }) {
  const { t } = useMessages(MESSAGES);
  const { pin = '', state } = field.answers;
  function answerPin(text: string): void {
    const digits = plainCode(text).replace(/\D/g, '').slice(0, 6);
    const found = isPin(digits) ? stateOfPin(digits) : null;
    field.onAnswer({ pin: digits, ...(found && { state: found }) });
  }
  return (
    <Stack gap={4}>
      <LineField name="address" field={field} hint={t('ask.address.why')} />
      <TextField
        label={t('field.pin')}
        hint={t('field.pin.hint')}
        error={field.error('pin')}
        name="pin"
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={16}
        value={pin}
        onChange={answerPin}
      />
      <LineField name="city" field={field} />
      <SelectField
        label={t('field.state')}
        error={field.error('state')}
        placeholder={t('field.choose')}
        value={state ?? ''}
        options={INDIAN_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        onChange={(value) => field.onAnswer({ state: value })}
      />
    </Stack>
  );
}

function LineField({ name, field, hint }: { name: Line; field: Asked; hint?: string }) {
  const { t } = useMessages(MESSAGES);
  return (
    <TextField
      label={t(`field.${name}`)}
      {...(hint && { hint })}
      error={field.error(name)}
      name={name}
      maxLength={name.endsWith('address') ? 200 : 80}
      value={field.answers[name] ?? ''}
      onChange={(value) => field.onAnswer({ [name]: value })}
    />
  );
}

interface CountrySelectProps {
  name: CountryField;
  field: Asked;
  hint?: string;
  abroad?: boolean;
}

function CountrySelect({ name, field, hint, abroad = false }: CountrySelectProps) {
  const { t, language } = useMessages(MESSAGES);
  const options = useMemo(() => countriesIn(language, { abroad }), [language, abroad]);
  return (
    <SelectField
      label={t(`field.${name}`)}
      {...(hint && { hint })}
      error={field.error(name)}
      placeholder={t('field.choose')}
      value={field.answers[name] ?? ''}
      options={options}
      onChange={(value) => field.onAnswer({ [name]: value })}
    />
  );
}
