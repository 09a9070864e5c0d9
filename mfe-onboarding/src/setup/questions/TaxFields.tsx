import { MAX_TAX_RESIDENCIES, NO_TIN_REASONS } from '@sanchay/contracts';
import { livesAbroad } from '@sanchay/finance';
import { useMessages } from '@sanchay/i18n';
import { Button, ChoiceField, Notice, SelectField, Stack, TextField } from '@sanchay/ui';
import { useMemo } from 'react';
import { MESSAGES } from '../../messages.ts';
import { countriesIn } from '../countries.ts';
import type { Asked } from './asked.ts';

type Country = NonNullable<Asked['answers']['tax_residencies']>[number];
type Draft = Partial<Country>;

/** Other countries of tax residence, with the tax number there (FATCA and CRS). */
export function TaxFields({ field }: { field: Asked }) {
  const { t } = useMessages(MESSAGES);
  const { taxed_abroad: taxed, residency, tax_residencies: countries = [] } = field.answers;
  const lines: Draft[] = countries.length > 0 ? countries : [{ country: '' }];
  const change = (index: number, over: Draft): void =>
    field.onAnswer({
      tax_residencies: lines.map((line, at) => (at === index ? { ...line, ...over } : line)) as Country[],
    });
  return (
    <Stack gap={5}>
      <ChoiceField
        label={t('ask.tax.title')}
        hideLabel
        hint={t('ask.tax.why')}
        error={field.error('taxed_abroad')}
        value={taxed === undefined ? null : taxed ? 'yes' : 'no'}
        options={['no', 'yes'].map((value) => ({ value, label: t(`taxed_abroad.${value}`) }))}
        onChange={(value) => field.onAnswer({ taxed_abroad: value === 'yes' })}
      />
      {livesAbroad(residency) && <Notice tone="info">{t('tax.accounts')}</Notice>}
      {taxed &&
        lines.map((line, index) => (
          <TaxCountry
            key={index}
            line={line}
            error={(name) => field.error(`tax_residencies.${index}.${name}`)}
            onChange={(over) => change(index, over)}
            onRemove={
              lines.length > 1
                ? () =>
                    field.onAnswer({
                      tax_residencies: lines.filter((_, at) => at !== index) as Country[],
                    })
                : undefined
            }
          />
        ))}
      {taxed && lines.length < MAX_TAX_RESIDENCIES && (
        <Button
          variant="quiet"
          onClick={() => field.onAnswer({ tax_residencies: [...lines, { country: '' }] as Country[] })}
        >
          {t('tax.add')}
        </Button>
      )}
    </Stack>
  );
}

interface TaxCountryProps {
  line: Draft;
  error: (field: string) => string | undefined;
  onChange: (over: Draft) => void;
  onRemove: (() => void) | undefined;
}

function TaxCountry({ line, error, onChange, onRemove }: TaxCountryProps) {
  const { t, language } = useMessages(MESSAGES);
  const countries = useMemo(() => countriesIn(language, { abroad: true }), [language]);
  return (
    <Stack gap={4}>
      <SelectField
        label={t('field.tax_country')}
        error={error('country')}
        placeholder={t('field.choose')}
        value={line.country ?? ''}
        options={countries}
        onChange={(country) => onChange({ country })}
      />
      <TextField
        label={t('field.tin')}
        hint={t('field.tin.hint')}
        error={error('tin')}
        autoComplete="off"
        maxLength={40}
        value={line.tin ?? ''}
        onChange={(tin) => onChange({ tin })}
      />
      {!line.tin && (
        <SelectField
          label={t('field.no_tin_reason')}
          value={line.no_tin_reason ?? ''}
          placeholder={t('field.no_tin_reason.none')}
          options={NO_TIN_REASONS.map((value) => ({ value, label: t(`no_tin.${value}`) }))}
          onChange={(value) => onChange({ no_tin_reason: value as Country['no_tin_reason'] })}
        />
      )}
      {onRemove && (
        <Button variant="quiet" size="small" onClick={onRemove}>
          {t('tax.remove')}
        </Button>
      )}
    </Stack>
  );
}
