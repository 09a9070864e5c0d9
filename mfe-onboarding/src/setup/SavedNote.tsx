import { Button, Row, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';
import type { DraftSaver } from './useDraftSaver.ts';

/** Whether the answers are safe. The place is always there, so that changes are read out. */
export function SavedNote({
  saver,
}: {
  saver: Pick<DraftSaver, 'state'> & { flush: () => Promise<unknown> };
}) {
  const { t } = useMessages(MESSAGES);
  return (
    <Row>
      <Text size="label" role="status" tone={saver.state === 'failed' ? 'loss' : 'ink-3'}>
        {saver.state !== 'idle' && t(`setup.save.${saver.state}`)}
      </Text>
      {['failed', 'waiting', 'waitingHere'].includes(saver.state) && (
        <Button variant="quiet" size="small" onClick={() => void saver.flush()}>
          {t('action.retry')}
        </Button>
      )}
    </Row>
  );
}
