import { usePlatform } from '@sanchay/remote-kit';
import { Button, SearchIcon, TextField } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useState, type FormEvent } from 'react';

interface ListSearchProps {
  /** Path of the list that answers. */
  path: string;
  /** Parameter of that list for words. */
  name: 'q' | 'search';
  label: string;
  hint: string;
  /** Words of the button. */
  action: string;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--space-3);
  width: min(560px, 100%);
`;

/** A search box that opens a list with what was typed; without scripts the form does it. */
export function ListSearch({ path, name, label, hint, action }: ListSearchProps) {
  const { navigate } = usePlatform();
  const [text, setText] = useState('');
  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // The field itself knows what was typed before the scripts came.
    const message = String(new FormData(event.currentTarget).get(name)).trim();
    navigate(message === '' ? path : `${path}?${new URLSearchParams({ [name]: message })}`);
  }
  return (
    <Form role="search" method="get" aria-label={label} action={path} onSubmit={search}>
      <TextField
        label={label}
        hideLabel
        type="search"
        name={name}
        placeholder={hint}
        value={text}
        onChange={setText}
        maxLength={100}
        autoComplete="off"
      />
      <Button type="submit" icon={<SearchIcon />} guardMs={0}>
        {action}
      </Button>
    </Form>
  );
}
