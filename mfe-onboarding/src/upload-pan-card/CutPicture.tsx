import { useMessages } from '@sanchay/i18n';
import { Button, Disclosure, Row, Slider, Stack } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useEffect, useRef, type ReactNode } from 'react';
import { MESSAGES } from '../messages.ts';
import { drawPicture, smallJpeg, type Cut } from './picture.ts';

const Sheet = styled.canvas`
  display: block;
  max-width: 100%;
  max-height: 420px;
  margin: 0 auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-field);
  background: #ffffff;
`;

const SIDES = ['left', 'right', 'top', 'bottom'] as const;
const MOST_CUT_PERCENT = 45;

interface CutPictureProps {
  picture: ImageBitmap;
  cut: Cut;
  onCut: (cut: Cut) => void;
  onSend: (jpeg: Blob) => void;
  onOther: () => void;
  busy: boolean;
  children?: ReactNode;
}

/** The chosen picture: turned, cut at its sides, and sent. */
export function CutPicture({ picture, cut, onCut, onSend, onOther, busy, children }: CutPictureProps) {
  const { t } = useMessages(MESSAGES);
  const sheet = useRef<HTMLCanvasElement>(null);
  useEffect(() => drawPicture(sheet.current!, picture, cut), [picture, cut]);
  return (
    <Stack gap={4}>
      <Sheet ref={sheet} role="img" aria-label={t('upload.chosen')} />
      {!busy && (
        <>
          <Row justify="center">
            <Button
              variant="secondary"
              size="small"
              onClick={() => onCut({ ...cut, turns: ((cut.turns + 1) % 4) as Cut['turns'] })}
            >
              {t('upload.turn')}
            </Button>
            <Button variant="quiet" size="small" onClick={onOther}>
              {t('upload.other')}
            </Button>
          </Row>
          <Disclosure summary={t('upload.cut')}>
            <Stack gap={3}>
              {SIDES.map((side) => (
                <Slider
                  key={side}
                  label={t(`upload.cut.${side}`)}
                  value={Math.round(cut[side] * 100)}
                  onChange={(percent) => onCut({ ...cut, [side]: percent / 100 })}
                  min={0}
                  max={MOST_CUT_PERCENT}
                  unit="%"
                />
              ))}
            </Stack>
          </Disclosure>
        </>
      )}
      {children}
      {!busy && (
        <Button full onClick={() => void smallJpeg(sheet.current!).then(onSend)}>
          {t('upload.send')}
        </Button>
      )}
    </Stack>
  );
}
