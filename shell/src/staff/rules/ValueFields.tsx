import { useMessages } from '@sanchay/i18n';
import { Button, CheckField, DateField, NumberField, Row, SelectField, Stack, TextField } from '@sanchay/ui';
import { useState } from 'react';
import { choicesOf, emptyValue, type RuleForm } from './ruleForm.ts';
import { RULE_MESSAGES } from './ruleMessages.ts';

interface ValueFieldsProps {
  form: RuleForm;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The fields of a value as defined by the form of its kind, nested. */
export function ValueFields({ form, label, value, onChange }: ValueFieldsProps) {
  const { t } = useMessages(RULE_MESSAGES);
  if (form.properties) {
    const fields = (typeof value === 'object' ? value : null) as Record<string, unknown> | null;
    return (
      <Stack gap={4}>
        {Object.entries(form.properties).map(([field, inner]) => (
          <ValueFields
            key={field}
            form={inner}
            label={
              inner.items || !label
                ? t(`field.${field}`)
                : t('within', { outer: label, inner: t(`field.${field}`) })
            }
            value={fields?.[field] ?? emptyValue(inner)}
            onChange={(changed) => onChange({ ...fields, [field]: changed })}
          />
        ))}
      </Stack>
    );
  }
  if (form.items) return <ListFields form={form.items} label={label} value={value} onChange={onChange} />;
  const choices = choicesOf(form);
  if (choices)
    return (
      <SelectField
        label={label}
        value={String(value)}
        onChange={onChange}
        options={choices.map((choice) => ({ value: choice, label: t(`choice.${choice}`) }))}
      />
    );
  if (form.type === 'boolean')
    return <CheckField label={label} checked={value === true} onChange={onChange} />;
  if (form.unit === 'date') return <DateField label={label} value={String(value)} onChange={onChange} />;
  if (form.type === 'string')
    return (
      <TextField
        label={label}
        value={String(value)}
        onChange={onChange}
        hint={t('unit.time')}
        inputMode="numeric"
        maxLength={5}
      />
    );
  return <FigureField form={form} label={label} value={value} onChange={onChange} />;
}

/** A share has as many decimals as its law gives it, and is kept as it is typed. */
function FigureField({ form, label, value, onChange }: ValueFieldsProps) {
  const { t } = useMessages(RULE_MESSAGES);
  const [typed, setTyped] = useState(typeof value === 'number' ? String(value) : '');
  const unit = form.unit === undefined || form.unit === 'count' ? undefined : t(`unit.${form.unit}`);
  const before = form.unit === 'rupees' || form.unit === 'dollars';
  const side = unit && (before ? { prefix: unit } : { suffix: unit });
  if (form.unit !== 'percent')
    return (
      <NumberField
        label={label}
        value={typeof value === 'number' ? value : null}
        onChange={onChange}
        {...side}
      />
    );
  return (
    <TextField
      label={label}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        onChange(text.trim() === '' ? null : Number(text));
      }}
      inputMode="decimal"
      maxLength={12}
      {...side}
    />
  );
}

function ListFields({ form, label, value, onChange }: ValueFieldsProps) {
  const { t } = useMessages(RULE_MESSAGES);
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return (
    <Stack gap={4}>
      {entries.map((entry, at) => {
        const name = t('numbered', { label, number: at + 1 });
        return (
          <Stack key={at} gap={2}>
            <ValueFields
              form={form}
              label={name}
              value={entry}
              onChange={(changed) => onChange(entries.with(at, changed))}
            />
            <Row>
              <Button
                variant="secondary"
                size="small"
                onClick={() => onChange(entries.filter((_, other) => other !== at))}
              >
                {t('form.removeItem', { what: name })}
              </Button>
            </Row>
          </Stack>
        );
      })}
      <Row>
        <Button variant="secondary" size="small" onClick={() => onChange([...entries, emptyValue(form)])}>
          {t('form.add')}
        </Button>
      </Row>
    </Stack>
  );
}
