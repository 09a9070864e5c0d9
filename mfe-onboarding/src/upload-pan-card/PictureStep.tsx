import type { DocumentKind, KycRecord } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Button, Card, Notice, Progress, Row, Stack, Text } from '@sanchay/ui';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../messages.ts';
import { CutPicture } from './CutPicture.tsx';
import { PictureChooser } from './PictureChooser.tsx';
import { SampleCard } from './SampleCard.tsx';
import { usePicture } from './usePicture.ts';
import { useUpload } from './useUpload.ts';

interface PictureStepProps {
  kind: DocumentKind;
  record: KycRecord;
  onDone: () => void;
  onBack?: () => void;
}

/** One picture: how it should look, taking or choosing it, cutting it, sending it. */
export function PictureStep({ kind, record, onDone, onBack }: PictureStepProps) {
  const { t } = useMessages(MESSAGES);
  const chosen = usePicture();
  const upload = useUpload(record.position);
  const there = record.documents.some((document) => document.kind === kind);
  const send = (jpeg: Blob) => void upload.send(kind, jpeg).then((arrived) => arrived && onDone());
  const percent = Math.round((upload.part ?? 0) * 100);
  return (
    <Card raised title={t(`picture.${kind}.title`)}>
      <Stack gap={4}>
        <Text>{t(`picture.${kind}.hint`)}</Text>
        {chosen.picture === null && (
          <>
            <SampleCard kind={kind} label={t('upload.sample')} />
            {there && <Notice tone="success">{t('upload.there')}</Notice>}
            <PictureChooser
              camera={kind === 'selfie' ? 'user' : 'environment'}
              unreadable={chosen.unreadable}
              onChoose={(file) => void chosen.choose(file)}
            />
          </>
        )}
        {chosen.picture !== null && (
          <CutPicture
            picture={chosen.picture}
            cut={chosen.cut}
            onCut={chosen.setCut}
            onSend={send}
            onOther={chosen.forget}
            busy={upload.part !== null}
          >
            {upload.part !== null && (
              <Stack gap={3}>
                <Progress value={percent} label={t('upload.sending')} detail={`${percent}%`} />
                <Button variant="secondary" onClick={upload.cancel}>
                  {t('upload.cancel')}
                </Button>
              </Stack>
            )}
            <ProblemNotice error={upload.problem} />
          </CutPicture>
        )}
        <Row justify="between">
          {onBack ? (
            <Button variant="quiet" onClick={onBack}>
              {t('action.back')}
            </Button>
          ) : (
            <span />
          )}
          {there && chosen.picture === null && (
            <Button variant="secondary" onClick={onDone}>
              {t('action.continue')}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
