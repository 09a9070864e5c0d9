import { useMessages } from '@sanchay/i18n';
import { Button, Dialog, Notice, Row, Stack, Text, TextLink } from '@sanchay/ui';
import { useShell } from '../kit/shellContext.ts';
import { ComplaintTable } from './ComplaintTable.tsx';
import { DisclosureForm } from './DisclosureForm.tsx';
import { useCountdown } from './useCountdown.ts';

/** The regulator's disclosure (specification, section 4). It closes automatically unless the user keeps it open. */
export function RegulatoryDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  const { config } = useShell();
  const { left, stop } = useCountdown(config.regulatoryAutoClose, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={t('regulatory.title')}
      actions={
        <Row gap={3} align="center">
          {left !== null && (
            <>
              <Text size="small" tone="ink-2">
                <span role="timer">{t('regulatory.closes', { count: left })}</span>
              </Text>
              <Button variant="secondary" size="small" onClick={stop}>
                {t('regulatory.stay')}
              </Button>
            </>
          )}
          <Button size="small" onClick={onClose}>
            {t('action.close')}
          </Button>
        </Row>
      }
    >
      <Stack gap={5}>
        {config.sandbox && <Notice tone="sandbox" />}
        <ComplaintTable complaints={config.complaints} />
        <div onClick={stop}>
          <DisclosureForm complaints={config.complaints} />
        </div>
        <Text size="small" tone="ink-2">
          {t('regulatory.write')}{' '}
          <TextLink href={`mailto:${config.contact.grievances}`}>{config.contact.grievances}</TextLink>
        </Text>
      </Stack>
    </Dialog>
  );
}
