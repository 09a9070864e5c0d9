import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall, useWrite } from '@sanchay/remote-kit';
import { Button, Card, Notice, Row, Stack, Text } from '@sanchay/ui';
import { messageProblem } from '../../chat/messageProblem.ts';
import { SUPPORT_MESSAGES } from '../../chat/supportMessages.ts';

/** Who waits to be called, the next first. Nothing while nobody does. */
export function CallbackQueue() {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const format = useFormat();
  const callbacks = useCall('staffCallbacks', {}, { every: 60_000 });
  const finish = useWrite('finishCallback', ['staffCallbacks']);
  const waiting = callbacks.data?.data ?? [];
  if (waiting.length === 0) return null;
  return (
    <Card title={t('staff.callbacks')} padding="tight">
      <Stack gap={4}>
        {finish.error && (
          <Notice tone="error" live>
            {messageProblem(t, finish.error)}
          </Notice>
        )}
        {waiting.map(({ id, investor, from }) => (
          <Stack key={id} gap={2}>
            <Text strong>
              {investor.name} · {investor.mobile}
            </Text>
            <Text size="small">{format.dateTime(from)}</Text>
            <Row gap={2}>
              {(['done', 'missed'] as const).map((outcome) => (
                <Button
                  key={outcome}
                  size="small"
                  variant="secondary"
                  onClick={() => finish.mutate({ params: { id }, body: { outcome } })}
                >
                  {t(`staff.callback.${outcome}`)}
                </Button>
              ))}
            </Row>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
