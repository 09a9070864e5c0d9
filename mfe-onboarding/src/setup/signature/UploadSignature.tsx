import { useMessages } from '@sanchay/i18n';
import { Button, Notice, Stack, Text } from '@sanchay/ui';
import { useRef, useState } from 'react';
import { reducedPicture } from '../../upload-pan-card/picture.ts';
import { MESSAGES } from '../../messages.ts';

/** A picture of a signature on paper, reduced in size before it is sent, for users who do not draw on a screen. */
export function UploadSignature({ busy, onChosen }: { busy: boolean; onChosen: (picture: Blob) => void }) {
  const { t } = useMessages(MESSAGES);
  const input = useRef<HTMLInputElement>(null);
  const [unreadable, setUnreadable] = useState(false);

  async function choose(file: File): Promise<void> {
    setUnreadable(false);
    try {
      onChosen(await reducedPicture(file));
    } catch {
      setUnreadable(true);
    }
  }

  return (
    <Stack gap={3}>
      <Text size="label">{t('signature.upload.hint')}</Text>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label={t('signature.choose')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void choose(file);
          event.target.value = '';
        }}
      />
      {unreadable && (
        <Notice tone="error" live>
          {t('upload.unreadable')}
        </Notice>
      )}
      <Button
        variant="secondary"
        busy={busy}
        busyLabel={t('signature.sending')}
        onClick={() => input.current?.click()}
      >
        {t('signature.choose')}
      </Button>
    </Stack>
  );
}
