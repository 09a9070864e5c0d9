import { Button, LinkButton, Row, Stack, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useMessages } from '@sanchay/i18n';
import { useTakenOver } from '@sanchay/remote-kit';
import { useCallback, useState, type Dispatch, type SetStateAction } from 'react';
import { calculatorPath } from '../calculatorNames.ts';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';
import { CalculateOrShare } from '../screen/CalculateOrShare.tsx';
import {
  addressOfRows,
  BLANK_ROW,
  MOST_IN_ADDRESS,
  MOST_ROWS,
  START_ROWS,
  type FlowRow,
} from './flowRows.ts';
import { FlowRowFields } from './FlowRowFields.tsx';
import { PasteList } from './PasteList.tsx';

/** Rows beyond this number are collapsed until the user expands them. */
const ROWS_AT_FIRST = 30;

// The rows fold by the width of their card, not of the screen.
const Form = styled.form`
  container-type: inline-size;
`;

type Rows = readonly FlowRow[];

/** The payments, row by row or as a list. Before hydration it is a form that submits to the server. */
export function FlowForm({ rows, setRows }: { rows: Rows; setRows: Dispatch<SetStateAction<Rows>> }) {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  const takenOver = useTakenOver();
  const path = calculatorPath('xirr-calculator');
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, ROWS_AT_FIRST);
  const change = useCallback(
    (place: number, changed: Partial<FlowRow>) =>
      setRows((before) => before.map((row, index) => (index === place ? { ...row, ...changed } : row))),
    [setRows],
  );
  const remove = useCallback(
    (place: number) => setRows((before) => before.filter((_row, index) => index !== place)),
    [setRows],
  );
  return (
    <Stack gap={4}>
      <Form method="get" action={path} noValidate onSubmit={(event) => event.preventDefault()}>
        <Stack gap={5}>
          {shown.map((row, place) => (
            <FlowRowFields
              key={place}
              row={row}
              place={place}
              change={change}
              remove={remove}
              removable={takenOver && rows.length > 1}
            />
          ))}
          {shown.length < rows.length && (
            <Button variant="quiet" onClick={() => setAll(true)}>
              {t('xirr.more', { count: rows.length })}
            </Button>
          )}
          <Text size="label">{t('xirr.today')}</Text>
          {rows.length > MOST_IN_ADDRESS && <Text size="label">{t('xirr.noLink')}</Text>}
          <Row gap={3}>
            <CalculateOrShare address={addressOfRows(path, rows)} />
            <Button
              variant="secondary"
              type={takenOver ? 'button' : 'submit'}
              name="more"
              value="1"
              aria-disabled={rows.length >= MOST_ROWS}
              onClick={() => takenOver && setRows((before) => [...before, BLANK_ROW])}
            >
              {t('xirr.add')}
            </Button>
            <LinkButton
              variant="quiet"
              href={path}
              onClick={(event) => {
                event.preventDefault();
                setRows(START_ROWS);
              }}
            >
              {t('form.reset')}
            </LinkButton>
          </Row>
        </Stack>
      </Form>
      <PasteList
        onList={(list) => {
          setAll(false);
          setRows(list);
        }}
      />
    </Stack>
  );
}
