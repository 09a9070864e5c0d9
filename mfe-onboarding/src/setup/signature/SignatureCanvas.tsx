import { useMessages } from '@sanchay/i18n';
import { Button, Stack } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useEffect, useRef, useState } from 'react';
import type SignaturePad from 'signature_pad';
import { MESSAGES } from '../../messages.ts';

// Signatures are ink on paper, also where the page is dark.
const Paper = styled.canvas`
  display: block;
  width: 100%;
  height: 200px;
  background: #ffffff;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-field);
  touch-action: none;
`;

export interface SignatureCanvasProps {
  busy: boolean;
  onSigned: (picture: Blob) => void;
}

/** A sheet to sign on with finger, pen or mouse. */
export function SignatureCanvas({ busy, onSigned }: SignatureCanvasProps) {
  const { t } = useMessages(MESSAGES);
  const paper = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const [empty, setEmpty] = useState(true);

  useEffect(() => {
    const canvas = paper.current!;
    const scale = Math.max(1, window.devicePixelRatio);
    canvas.width = canvas.clientWidth * scale;
    canvas.height = canvas.clientHeight * scale;
    canvas.getContext('2d')?.scale(scale, scale);
    let left = false;
    void import('signature_pad').then(({ default: Pad }) => {
      if (left) return;
      pad.current = new Pad(canvas, { backgroundColor: '#ffffff', penColor: '#16211e' });
      pad.current.addEventListener('endStroke', () => setEmpty(false));
    });
    return () => {
      left = true;
      pad.current?.off();
    };
  }, []);

  return (
    <Stack gap={3}>
      <Paper ref={paper} role="img" aria-label={t('signature.sheet')} />
      <Stack gap={2}>
        <Button
          busy={busy}
          busyLabel={t('signature.sending')}
          disabled={empty}
          onClick={() => paper.current?.toBlob((picture) => picture && onSigned(picture), 'image/png')}
        >
          {t('signature.use')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            pad.current?.clear();
            setEmpty(true);
          }}
        >
          {t('signature.clear')}
        </Button>
      </Stack>
    </Stack>
  );
}
