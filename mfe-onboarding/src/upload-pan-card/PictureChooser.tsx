import { useMessages } from '@sanchay/i18n';
import { Button, Notice, Row, Stack, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { MESSAGES } from '../messages.ts';

const Field = styled.div<{ $over: boolean }>`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-6) var(--space-4);
  border: 1.5px dashed ${(p) => (p.$over ? 'var(--accent)' : 'var(--line)')};
  border-radius: var(--radius-field);
  background: ${(p) => (p.$over ? 'var(--accent-soft)' : 'var(--sunk)')};
  text-align: center;
`;

interface PictureChooserProps {
  /** The front camera for a face, the back one for paper. */
  camera: 'user' | 'environment';
  unreadable: boolean;
  onChoose: (file: File | undefined) => void;
}

/** A picture from the camera of a phone, from a file, or dropped here. */
export function PictureChooser({ camera, unreadable, onChoose }: PictureChooserProps) {
  const { t } = useMessages(MESSAGES);
  const [over, setOver] = useState(false);
  const cameraInput = useRef<HTMLInputElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const taken = (event: ChangeEvent<HTMLInputElement>) => {
    onChoose(event.target.files?.[0]);
    event.target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onChoose(event.dataTransfer.files[0]);
  };
  return (
    <Stack gap={3}>
      <Field
        $over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Row justify="center">
          <Button onClick={() => cameraInput.current?.click()}>{t('upload.camera')}</Button>
          <Button variant="secondary" onClick={() => fileInput.current?.click()}>
            {t('upload.file')}
          </Button>
        </Row>
        <Text size="label" tone="ink-2">
          {t('upload.drop')}
        </Text>
        <input
          ref={cameraInput}
          type="file"
          accept="image/*"
          capture={camera}
          hidden
          aria-label={t('upload.camera')}
          onChange={taken}
        />
        <input
          ref={fileInput}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('upload.file')}
          onChange={taken}
        />
      </Field>
      {unreadable && (
        <Notice tone="error" live>
          {t('upload.unreadable')}
        </Notice>
      )}
    </Stack>
  );
}
