import type { Formats, Translate } from '@sanchay/i18n';

/** The part of JSON Schema in which the API describes the values of a kind of rule. */
export interface RuleForm {
  type?: string;
  unit?: string;
  const?: string;
  anyOf?: readonly RuleForm[];
  properties?: Readonly<Record<string, RuleForm>>;
  required?: readonly string[];
  items?: RuleForm;
}

/** The words a value is chosen from, or null where it is not chosen. */
export function choicesOf(form: RuleForm): string[] | null {
  const options = form.anyOf ?? (form.const === undefined ? [] : [form]);
  const messages = options.map((option) => option.const).filter((word) => word !== undefined);
  return messages.length > 0 ? messages : null;
}

/** A figure with its name; the name is '' where the whole value is one figure. */
export interface ShownFigure {
  name: string;
  text: string;
}

interface Formatting {
  t: Translate;
  format: Formats;
}

/** The figures of a value in words, each with its name. */
export function shownFigures(
  form: RuleForm,
  value: unknown,
  formatting: Formatting,
  name = '',
): ShownFigure[] {
  const { t } = formatting;
  if (form.properties && typeof value === 'object' && value !== null)
    return Object.entries(form.properties).flatMap(([field, inner]) => {
      const own = (value as Record<string, unknown>)[field];
      const label = t(`field.${field}`);
      const named = name === '' ? label : t('within', { outer: name, inner: label });
      return own === undefined ? [] : shownFigures(inner, own, formatting, named);
    });
  if (form.items && Array.isArray(value)) {
    const entries = value.map((entry) => shownFigures(form.items!, entry, formatting));
    if (!form.items.properties)
      return [
        {
          name,
          text: entries
            .flat()
            .map(({ text }) => text)
            .join(', '),
        },
      ];
    return entries.map((figures, at) => ({
      name: t('numbered', { label: name, number: at + 1 }),
      text: figures.map((figure) => `${figure.name} ${figure.text}`).join(', '),
    }));
  }
  return [{ name, text: shownValue(form, value, formatting) }];
}

function shownValue(form: RuleForm, value: unknown, { t, format }: Formatting): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'string') {
    if (choicesOf(form)) return t(`choice.${value}`);
    return form.unit === 'date' ? format.date(value) : value;
  }
  if (typeof value !== 'number') return JSON.stringify(value);
  const decimals = (String(value).split('.')[1] ?? '').length;
  switch (form.unit) {
    case 'percent':
      return format.percent(value, { decimals });
    case 'rupees':
      return format.rupees(value, { decimals });
    case 'dollars':
      return `${t('unit.dollars')} ${format.number(value, { decimals })}`;
    case 'count':
      return format.number(value, { decimals });
    default:
      return t('amount', {
        amount: format.number(value, { decimals }),
        unit: t(`unit.${form.unit ?? ''}`),
      });
  }
}

/** A value to begin a form with: every field is there, and figures are empty. */
export function emptyValue(form: RuleForm): unknown {
  if (form.properties)
    return Object.fromEntries(
      Object.entries(form.properties).map(([field, inner]) => [field, emptyValue(inner)]),
    );
  if (form.items) return [];
  const choices = choicesOf(form);
  if (choices) return choices[0];
  if (form.type === 'boolean') return false;
  return form.type === 'string' ? '' : null;
}

/** The value as it is sent: what was left empty and may be is not there. */
export function sentValue(form: RuleForm, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((entry) => (form.items ? sentValue(form.items, entry) : (entry as unknown)));
  if (!form.properties || typeof value !== 'object' || value === null) return value;
  const { properties, required = [] } = form;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field, inner]) => required.includes(field) || inner !== null)
      .map(([field, inner]) => [field, properties[field] ? sentValue(properties[field], inner) : inner]),
  );
}
