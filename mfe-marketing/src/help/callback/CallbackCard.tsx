import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall, useWrite } from '@sanchay/remote-kit';
import { Button, Card, ErrorState, Loading, Notice, SkeletonLine, Stack, Text } from '@sanchay/ui';
import { HELP_MESSAGES } from '../../messages.ts';
import { problemText } from '../problemText.ts';
import { CallbackForm } from './CallbackForm.tsx';

/** Asking to be called back: the hours on offer, the call that is agreed, or why it is not possible now. */
export function CallbackCard() {
  const { t } = useMessages(HELP_MESSAGES);
  const format = useFormat();
  const asked = useCall('callbackEligibility', {});
  const cancel = useWrite('cancelCallback', ['callbackEligibility']);
  const now = asked.data?.data;
  const pending = now?.pending;
  return (
    <Card title={t('callback.title')} id="callback">
      {!now && !asked.error && (
        <Loading>
          <SkeletonLine width={70} />
        </Loading>
      )}
      {asked.error && !now && (
        <ErrorState
          compact
          code={asked.error.code ?? asked.error.kind}
          onRetry={() => void asked.refetch()}
        />
      )}
      {now?.eligible && <CallbackForm slots={now.slots} />}
      {pending && (
        <Stack gap={3}>
          <Text>{t('callback.pending', { time: format.dateTime(pending.from) })}</Text>
          {cancel.error && (
            <Notice tone="error" live>
              {problemText(t, cancel.error)}
            </Notice>
          )}
          <div>
            <Button
              variant="secondary"
              busy={cancel.isPending}
              onClick={() => cancel.mutate({ params: { id: pending.id }, body: {} })}
            >
              {t('callback.cancel')}
            </Button>
          </div>
        </Stack>
      )}
      {now && !now.eligible && !pending && now.reason && (
        <Text>
          {t(`problem.${now.reason}`)}{' '}
          {now.reason === 'office_closed' &&
            now.office.opens_next !== null &&
            t('contact.opensNext', { time: format.dateTime(now.office.opens_next) })}
        </Text>
      )}
    </Card>
  );
}
