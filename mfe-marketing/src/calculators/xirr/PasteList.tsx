import { Button, Disclosure, Stack, TextField } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useState } from 'react';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';
import { MOST_ROWS, type FlowRow } from './flowRows.ts';
import { readList, type ListProblem } from './readList.ts';

/**
 * A list pasted from a spreadsheet in place of the rows. Unreadable entries are reported by line, and nothing is lost.
 */
export function PasteList({ onList }: { onList: (rows: FlowRow[]) => void }) {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<ListProblem | null>(null);
  const take = (): void => {
    const list = readList(text);
    setProblem('problem' in list ? list.problem : null);
    if ('rows' in list) onList(list.rows);
  };
  const error = problem && t(`xirr.${problem.code}`, { ...problem, most: MOST_ROWS });
  return (
    <Disclosure summary={t('xirr.list')}>
      <Stack gap={3} align="start">
        <TextField
          multiline
          label={t('xirr.listLabel')}
          hint={t('xirr.listHint')}
          value={text}
          onChange={setText}
          error={error}
        />
        <Button variant="secondary" onClick={take}>
          {t('xirr.use')}
        </Button>
      </Stack>
    </Disclosure>
  );
}
