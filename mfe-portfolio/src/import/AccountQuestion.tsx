import { ApiError } from '@sanchay/api-client';
import type { ImportPreview } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { Button, Card, ChoiceField, Notice, Stack, Text, TextField } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';

const NEW = ' new';

/** Which broker or demat account a file without account number is of, so that two brokers stay apart. */
export function AccountQuestion({
  id,
  account,
}: {
  id: string;
  account: NonNullable<ImportPreview['account']>;
}) {
  const { t } = useMessages(MESSAGES);
  const answer = useWrite('answerImport', ['importPreview', 'importRows', 'imports']);
  const [chosen, setChosen] = useState(account.name ?? (account.known.length === 0 ? NEW : ''));
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<ApiError | null>(null);
  const named = chosen === NEW ? name.trim() : chosen;
  async function send(): Promise<void> {
    setProblem(null);
    try {
      await answer.mutateAsync({ params: { id }, body: { account: named } });
    } catch (error) {
      setProblem(ApiError.from(error));
    }
  }
  const names = [...new Set([...account.known, ...(account.name === null ? [] : [account.name])])];
  return (
    <Card title={t('import.account')}>
      <Stack gap={4}>
        <Text>
          {account.name === null ? t('import.accountWhat') : t('import.accountIs', { account: account.name })}
        </Text>
        {names.length > 0 && (
          <ChoiceField
            label={t('import.accountChoose')}
            value={chosen}
            onChange={setChosen}
            options={[
              ...names.map((known) => ({ value: known, label: known })),
              { value: NEW, label: t('import.accountNew') },
            ]}
          />
        )}
        {chosen === NEW && (
          <TextField
            label={t('import.accountName')}
            hint={t('import.accountHint')}
            value={name}
            onChange={setName}
            error={named.includes('/') ? t('import.accountSlash') : undefined}
            maxLength={40}
          />
        )}
        {problem && (
          <Notice tone="error" live>
            {problem.message}
          </Notice>
        )}
        <div>
          <Button
            size="small"
            disabled={named.length < 2 || named.includes('/') || named === account.name}
            busy={answer.isPending}
            onClick={() => void send()}
          >
            {t('import.accountConfirm')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
