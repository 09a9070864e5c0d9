import { ApiError } from '@sanchay/api-client';
import { useMessages } from '@sanchay/i18n';
import { useCall, useWrite } from '@sanchay/remote-kit';
import { Button, Notice, SegmentedControl, Stack, Text } from '@sanchay/ui';
import { useId, useState } from 'react';
import { ProblemNotice } from '../../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../../messages.ts';
import { SignatureCanvas } from './SignatureCanvas.tsx';
import { UploadSignature } from './UploadSignature.tsx';

type Way = 'draw' | 'upload';

/** The signature of one holder: on the screen, or as a picture of one on paper. */
export function SignatureStep({ position, error }: { position: number; error: string | undefined }) {
  const { t } = useMessages(MESSAGES);
  const errorId = useId();
  const [way, setWay] = useState<Way>('draw');
  const [again, setAgain] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const documents = useCall('documents');
  const upload = useWrite('uploadDocument', ['documents']);
  const there = documents.data?.data.find(
    (document) => document.kind === 'signature' && document.position === position,
  );

  async function send(picture: Blob): Promise<void> {
    setProblem(null);
    const form = new FormData();
    form.append('file', picture, 'signature.png');
    try {
      await upload.mutateAsync({ params: { position: String(position), kind: 'signature' }, body: form });
      setAgain(false);
    } catch (thrown) {
      setProblem(ApiError.from(thrown));
    }
  }

  if (there && !again)
    return (
      <Stack gap={4}>
        <Notice tone="success" live>
          {t('signature.there')}
        </Notice>
        <Button variant="secondary" onClick={() => setAgain(true)}>
          {t('signature.again')}
        </Button>
      </Stack>
    );
  return (
    <Stack gap={4}>
      <Text size="small">{t('ask.signature.why')}</Text>
      <SegmentedControl
        label={t('signature.way')}
        value={way}
        onChange={(value) => setWay(value as Way)}
        options={(['draw', 'upload'] as const).map((value) => ({ value, label: t(`signature.${value}`) }))}
      />
      {way === 'draw' ? (
        <SignatureCanvas busy={upload.isPending} onSigned={(picture) => void send(picture)} />
      ) : (
        <UploadSignature busy={upload.isPending} onChosen={(file) => void send(file)} />
      )}
      {error && (
        <Text size="label" tone="loss" role="alert" id={errorId}>
          {error}
        </Text>
      )}
      <ProblemNotice error={problem} />
    </Stack>
  );
}
