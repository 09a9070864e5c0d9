import { useMessages } from '@sanchay/i18n';
import { TextField } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { memo } from 'react';
import { MESSAGES } from '../messages.ts';
import { LIST_PATH } from './listQuery.ts';
import type { ChangeQuery } from './useListQuery.ts';
import { useTypedSearch } from './useTypedSearch.ts';
import { LIST_FORM } from './withoutCode.ts';

const Form = styled.form`
  flex: 1 1 280px;
  max-width: 520px;
`;

interface ListSearchFieldProps {
  /** Words that the list answers now. */
  message: string;
  onChange: ChangeQuery;
}

/** Words to search by, and the form of all that narrows the list. What is typed draws nothing but the field. */
export const ListSearchField = memo(Field);

function Field({ message, onChange }: ListSearchFieldProps) {
  const { t } = useMessages(MESSAGES);
  const [typed, setTyped] = useTypedSearch(message, (q) => onChange({ q }, { replace: true }));
  return (
    <Form
      id={LIST_FORM}
      role="search"
      method="get"
      action={LIST_PATH}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label={t('explore.search')}
        type="search"
        name="q"
        placeholder={t('explore.searchHint')}
        value={typed}
        onChange={setTyped}
        maxLength={200}
        autoComplete="off"
      />
    </Form>
  );
}
