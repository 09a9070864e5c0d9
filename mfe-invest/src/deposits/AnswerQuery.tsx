import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { Button, Card, Stack, Text, TextField } from '@sanchay/ui';
import { useState, type SubmitEvent } from 'react';
import { DEPOSIT_MESSAGES } from '../messages.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';

/** A question of the issuer with the field for the answer. */
export function AnswerQuery({ id, query }: { id: string; query: string }) {
  const { t } = useMessages(DEPOSIT_MESSAGES);
  const [answer, setAnswer] = useState('');
  const send = useWrite('answerDepositQuery', ['deposit', 'deposits']);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    send.mutate({ params: { id }, body: { answer: answer.trim() || ' ' } });
  }
  return (
    <Card title={t('query.title')} raised>
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <Text>{query}</Text>
          <TextField
            label={t('query.answer')}
            value={answer}
            maxLength={500}
            onChange={setAnswer}
            error={send.error?.errors.answer?.[0]}
          />
          {!send.error?.errors.answer && <WriteProblem error={send.error} />}
          <Button type="submit" busy={send.isPending}>
            {t('query.send')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
