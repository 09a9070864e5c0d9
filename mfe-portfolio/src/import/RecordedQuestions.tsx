import { ApiError } from '@sanchay/api-client';
import type { ImportPreview } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { Card, ChoiceField, Notice, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';

/** Whether accounts that were recorded by hand are those of the statement, so that none counts twice. */
export function RecordedQuestions({ id, recorded }: { id: string } & Pick<ImportPreview, 'recorded'>) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const answer = useWrite('answerImport', ['importPreview', 'imports']);
  const [problem, setProblem] = useState<ApiError | null>(null);
  async function send(asset: string, same: boolean): Promise<void> {
    setProblem(null);
    try {
      await answer.mutateAsync({ params: { id }, body: { recorded: [{ id: asset, same }] } });
    } catch (error) {
      setProblem(ApiError.from(error));
    }
  }
  return (
    <Card title={t('import.recorded')}>
      <Stack gap={4}>
        <Text>{t('import.recordedWhat')}</Text>
        {problem && (
          <Notice tone="error" live>
            {problem.message}
          </Notice>
        )}
        {recorded.map(({ id: asset, name, type, value, same }) => (
          <ChoiceField
            key={asset}
            label={t('import.recordedOne', {
              name,
              type: t(`other.type.${type}`),
              amount: format.rupees(value),
            })}
            value={same === null ? '' : same ? 'same' : 'other'}
            onChange={(chosen) => void send(asset, chosen === 'same')}
            options={[
              { value: 'same', label: t('import.recordedSame') },
              { value: 'other', label: t('import.recordedOther') },
            ]}
          />
        ))}
      </Stack>
    </Card>
  );
}
