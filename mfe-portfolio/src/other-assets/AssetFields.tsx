import {
  COMPOUNDINGS,
  INTEREST_OF,
  MATURING_TYPES,
  OTHER_ASSET_LIMITS,
  OTHER_ASSET_TYPES,
  type OtherAssetType,
} from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { DateField, Grid, NumberField, SelectField, Stack, TextField } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { emptyForm, type AssetForm } from './assetForm.ts';
import { EntryFields } from './EntryFields.tsx';

interface Props {
  form: AssetForm;
  /** A new asset can still change its type. */
  isNew: boolean;
  today: string;
  onChange: (form: AssetForm) => void;
  /** Whether the weight, which may stay empty, has a text that is no number. */
  onRefused: (isRefused: boolean) => void;
  errorOf: (field: string) => string | undefined;
}

/** The fields of an asset: those of its type, then its entries. */
export function AssetFields({ form, isNew, today, onChange, onRefused, errorOf }: Props) {
  const { t } = useMessages(MESSAGES);
  const { type } = form;
  const interest = INTEREST_OF[type];
  const change = (more: Partial<AssetForm>) => onChange({ ...form, ...more });
  return (
    <Stack gap={5}>
      <Grid min={240} gap={4}>
        {isNew && (
          <SelectField
            label={t('other.type')}
            value={type}
            onChange={(chosen) =>
              onChange({ ...emptyForm(chosen as OtherAssetType, today), name: form.name })
            }
            options={OTHER_ASSET_TYPES.map((one) => ({ value: one, label: t(`other.type.${one}`) }))}
          />
        )}
        <TextField
          label={t('other.name')}
          value={form.name}
          onChange={(name) => change({ name })}
          maxLength={OTHER_ASSET_LIMITS.name}
          placeholder={t(`other.example.${type}`)}
          autoComplete="off"
          error={errorOf('name')}
        />
        {interest && (
          <NumberField
            label={t('other.rate')}
            value={form.ratePercentage}
            onChange={(ratePercentage) => change({ ratePercentage })}
            decimals={3}
            suffix="%"
            error={errorOf('rate_percentage')}
          />
        )}
        {interest === 'deposit' && (
          <SelectField
            label={t('other.compounding')}
            value={String(form.compounding)}
            onChange={(times) => change({ compounding: Number(times) })}
            options={COMPOUNDINGS.map((times) => ({
              value: String(times),
              label: t(`other.compounding.${times}`),
            }))}
            error={errorOf('compounding')}
          />
        )}
        {MATURING_TYPES.includes(type) && (
          <DateField
            label={t('other.maturesOnOptional')}
            value={form.maturesOn}
            onChange={(maturesOn) => change({ maturesOn })}
            error={errorOf('matures_on')}
          />
        )}
        {type === 'physical_gold' && (
          <NumberField
            label={t('other.gramsOptional')}
            value={form.grams}
            onChange={(grams) => change({ grams })}
            onRefused={onRefused}
            decimals={4}
            error={errorOf('grams')}
          />
        )}
      </Grid>
      <EntryFields
        type={type}
        rows={form.rows}
        today={today}
        onChange={(rows) => change({ rows })}
        errorOf={errorOf}
      />
    </Stack>
  );
}
