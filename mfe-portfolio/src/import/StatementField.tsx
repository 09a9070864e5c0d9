import { useMessages } from '@sanchay/i18n';
import { Button, Row, Stack, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useRef, useState, type DragEvent } from 'react';
import { MESSAGES } from '../messages.ts';

const Field = styled.div<{ $over: boolean }>`
  padding: 28px 20px;
  border: 1.5px dashed ${({ $over }) => ($over ? 'var(--accent)' : 'var(--line)')};
  border-radius: var(--radius-card);
  background: ${({ $over }) => ($over ? 'var(--accent-soft)' : 'var(--sunk)')};
  text-align: center;
`;

/** Where a statement is dropped or chosen. */
export function StatementField({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  const { t } = useMessages(MESSAGES);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onChoose(event.dataTransfer.files[0]);
  };
  return (
    <Field
      $over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Stack gap={2}>
        <Row justify="center">
          <Button onClick={() => input.current?.click()}>{t('import.choose')}</Button>
        </Row>
        <Text size="label" tone="ink-2">
          {t('import.drop')}
        </Text>
      </Stack>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('import.choose')}
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </Field>
  );
}
