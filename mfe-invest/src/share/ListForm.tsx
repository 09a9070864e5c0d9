import { useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import {
  Button,
  Disclosure,
  MoneyField,
  phone,
  SearchIcon,
  SelectField,
  TextField,
  type SelectOption,
} from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { parseAmount } from '@sanchay/finance';
import { useState, type FormEvent } from 'react';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { addressWith } from './listAddress.ts';

export interface SelectChoice {
  kind: 'select';
  name: string;
  label: string;
  options: readonly SelectOption[];
}

export type FormField =
  | SelectChoice
  | { kind: 'search'; name: string; label: string; hint: string }
  | { kind: 'money'; name: string; label: string; hint?: string; error?: string; chips?: boolean };

interface ListFormProps {
  /** Path that answers the form. */
  path: string;
  label: string;
  fields: readonly FormField[];
  /** Choices that are closed at first, unless one of them is made. */
  more?: readonly SelectChoice[];
  /** The current values of the address. */
  values: Readonly<Record<string, string>>;
  /** Words of the button. */
  action: string;
}

const COLUMNS = `
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  gap: var(--space-3) var(--space-4);
  align-items: end;
  /* Two fields beside each other cut off what is chosen. */
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Fields = styled.div(COLUMNS);

const Form = styled.form`
  ${COLUMNS}
  & > button {
    justify-self: start;
    min-width: 148px;
  }
  ${phone} {
    & > button {
      justify-self: stretch;
    }
  }
`;

const Whole = styled.div`
  grid-column: 1 / -1;
`;

const Wide = styled.div`
  grid-column: span 2;
  ${phone} {
    grid-column: auto;
  }
`;

/**
 * Filters of a page as a plain GET form: without code the browser sends it, with code the answer comes without a page
 * load, at once when something is chosen from a list. Its values are those of the address.
 */
export function ListForm({ path, label, fields, more = [], values, action }: ListFormProps) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { navigate } = usePlatform();
  const [typed, setTyped] = useState(values);
  const [seen, setSeen] = useState(values);
  if (addressWith(path, seen) !== addressWith(path, values)) {
    setSeen(values);
    setTyped(values);
  }
  function send(event: FormEvent): void {
    event.preventDefault();
    navigate(addressWith(path, typed));
  }
  function choose(name: string, value: string): void {
    const next = { ...typed, [name]: value };
    setTyped(next);
    navigate(addressWith(path, next));
  }
  const select = ({ name, label: fieldLabel, options }: SelectChoice) => (
    <SelectField
      key={name}
      name={name}
      label={fieldLabel}
      value={typed[name] ?? ''}
      options={options}
      onChange={(next) => choose(name, next)}
    />
  );
  const chosen = more.filter(({ name }) => (values[name] ?? '') !== '').length;
  return (
    <Form method="get" action={path} role="search" aria-label={label} onSubmit={send}>
      {fields.map((field) => {
        const { name } = field;
        const value = typed[name] ?? '';
        if (field.kind === 'select') return select(field);
        if (field.kind === 'money') {
          const money = (
            <MoneyField
              key={name}
              name={name}
              label={field.label}
              hint={field.hint}
              error={field.error}
              decimals={0}
              chips={field.chips}
              value={parseAmount(value)}
              onChange={(amount) => setTyped({ ...typed, [name]: amount === null ? '' : String(amount) })}
            />
          );
          return field.chips ? <Wide key={name}>{money}</Wide> : money;
        }
        return (
          <Wide key={name}>
            <TextField
              type="search"
              name={name}
              label={field.label}
              placeholder={field.hint}
              value={value}
              onChange={(text) => setTyped({ ...typed, [name]: text })}
              maxLength={100}
              autoComplete="off"
            />
          </Wide>
        );
      })}
      <Button
        type="submit"
        variant="secondary"
        icon={<SearchIcon />}
        aria-label={`${action}: ${t('form.show')}`}
      >
        {action}
      </Button>
      {more.length > 0 && (
        <Whole>
          <Disclosure
            summary={chosen === 0 ? t('form.more') : t('form.moreChosen', { count: chosen })}
            open={chosen > 0}
          >
            <Fields>{more.map(select)}</Fields>
          </Disclosure>
        </Whole>
      )}
    </Form>
  );
}
