import { Button, Row } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';

interface StepButtonsProps {
  /** Leads to the screen before; absent on the first one. */
  onBack?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
  submit: string;
  busy: boolean;
  busyLabel?: string;
}

/** Back or cancel, and the button that sends a screen of a flow. */
export function StepButtons({ onBack, onCancel, submit, busy, busyLabel }: StepButtonsProps) {
  const { t } = useMessages(MESSAGES);
  const away = onBack ?? onCancel;
  return (
    <Row justify="between">
      {away ? (
        <Button variant="quiet" onClick={away}>
          {t(onBack ? 'action.back' : 'action.cancel')}
        </Button>
      ) : (
        <span />
      )}
      <Button type="submit" busy={busy} guardMs={0} {...(busyLabel !== undefined && { busyLabel })}>
        {submit}
      </Button>
    </Row>
  );
}
