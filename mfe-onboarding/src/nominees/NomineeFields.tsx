import { NOMINEE_IDS, NOMINEE_RELATIONS, type NomineeDraft } from '@sanchay/contracts';
import { aadhaarLastFour, isIsoDate, isMinor } from '@sanchay/finance';
import { useMessages } from '@sanchay/i18n';
import { DateField, Notice, SelectField, Stack, TextField } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

export interface NomineeFieldsProps {
  nominee: NomineeDraft;
  today: string;
  /** What is wrong with a field, in words. */
  error: (field: string) => string | undefined;
  onChange: (change: NomineeDraft) => void;
}

const MASK = '\u2022';

/** What stays of a typed or pasted identifier: nothing of a masked one, four digits of an Aadhaar number. */
function idNumber(kind: NonNullable<NomineeDraft['id_kind']>, text: string): string {
  if (text.includes(MASK)) return '';
  return kind === 'aadhaar' ? aadhaarLastFour(text) : text;
}

/** One nominee; a child needs a guardian. */
export function NomineeFields({ nominee, today, error, onChange }: NomineeFieldsProps) {
  const { t } = useMessages(MESSAGES);
  const { date_of_birth: born = '', id_kind: kind, id_number: number = '' } = nominee;
  const minor = isIsoDate(born) && isMinor(born, today);
  return (
    <Stack gap={4}>
      <TextField
        label={t('nominee.name')}
        error={error('name')}
        autoComplete="off"
        maxLength={120}
        value={nominee.name ?? ''}
        onChange={(name) => onChange({ name })}
      />
      <SelectField
        label={t('nominee.relation')}
        error={error('relation')}
        placeholder={t('field.choose')}
        value={nominee.relation ?? ''}
        options={NOMINEE_RELATIONS.map((value) => ({ value, label: t(`relation.${value}`) }))}
        onChange={(value) => onChange({ relation: value as NomineeDraft['relation'] })}
      />
      <DateField
        label={t('field.date_of_birth')}
        error={error('date_of_birth')}
        max={today}
        value={born}
        onChange={(date_of_birth) => onChange({ date_of_birth })}
      />
      <TextField
        label={t('nominee.share')}
        hint={t('nominee.share.hint')}
        error={error('share')}
        autoComplete="off"
        inputMode="decimal"
        maxLength={6}
        suffix="%"
        value={nominee.share ?? ''}
        onChange={(share) => onChange({ share: share.trim().replace(',', '.') })}
      />
      <SelectField
        label={t('nominee.id')}
        hint={t('nominee.id.hint')}
        error={error('id_kind')}
        placeholder={t('field.choose')}
        value={kind ?? ''}
        options={NOMINEE_IDS.map((value) => ({ value, label: t(`nomineeId.${value}`) }))}
        onChange={(value) => onChange({ id_kind: value as NomineeDraft['id_kind'], id_number: '' })}
      />
      {kind && (
        <TextField
          label={t(`nomineeId.${kind}.label`)}
          error={error('id_number')}
          autoComplete="off"
          upper
          inputMode={kind === 'aadhaar' ? 'numeric' : undefined}
          maxLength={kind === 'aadhaar' ? undefined : 20}
          value={number}
          onChange={(text) => onChange({ id_number: idNumber(kind, text) })}
        />
      )}
      {minor && (
        <>
          <Notice tone="info">{t('nominee.minor')}</Notice>
          <TextField
            label={t('nominee.guardian')}
            error={error('guardian_name')}
            autoComplete="off"
            maxLength={120}
            value={nominee.guardian_name ?? ''}
            onChange={(guardian_name) => onChange({ guardian_name })}
          />
          <SelectField
            label={t('nominee.guardianRelation')}
            error={error('guardian_relation')}
            placeholder={t('field.choose')}
            value={nominee.guardian_relation ?? ''}
            options={['father', 'mother', 'other'].map((value) => ({ value, label: t(`relation.${value}`) }))}
            onChange={(guardian_relation) => onChange({ guardian_relation })}
          />
        </>
      )}
    </Stack>
  );
}
