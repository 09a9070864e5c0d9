import { useWords } from '@sanchay/i18n';
import { Button, Stack, Text } from '@sanchay/ui';
import { useRef } from 'react';
import { WORDS } from '../../words.ts';

/** A picture of a signature on paper, for whoever does not draw on a screen. */
export function UploadSignature({ busy, onChosen }: { busy: boolean; onChosen: (file: File) => void }) {
  const { t } = useWords(WORDS);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack gap={3}>
      <Text size="label">{t('signature.upload.hint')}</Text>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        hidden
        aria-label={t('signature.choose')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onChosen(file);
          event.target.value = '';
        }}
      />
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
