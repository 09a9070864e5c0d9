import type { PriceAlert } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall } from '@sanchay/remote-kit';
import { BellIcon, Button, Card, SkeletonTable, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { Answer } from '../read/Answer.tsx';
import { AlertForm } from './AlertForm.tsx';
import { AlertTable } from './AlertTable.tsx';
import type { AlertTarget } from './alertTarget.ts';
import { useRemoveAlert } from './useRemoveAlert.ts';

/** What the dialog of alerts shows. */
export interface AlertDialog {
  targets: readonly AlertTarget[];
  alert?: PriceAlert;
}

interface Props {
  /** Instruments that a new alert can be set on. */
  targets: readonly AlertTarget[];
  dialog: AlertDialog | null;
  onDialog: (dialog: AlertDialog | null) => void;
}

/** The user's alerts, live, and their dialog. */
export function AlertsCard({ targets, dialog, onDialog }: Props) {
  const { t } = useMessages(MESSAGES);
  const list = useCall('priceAlerts', {});
  const remove = useRemoveAlert();
  const again = () => void refreshCalls('priceAlerts');
  useBusEvent('notice/added', again);
  useBusEvent('prices/published', again);
  useBusEvent('nav/published', again);
  const alert = dialog?.alert;
  return (
    <Card
      title={t('alerts.title')}
      actions={
        <Button variant="secondary" size="small" icon={<BellIcon />} onClick={() => onDialog({ targets })}>
          {t('alerts.set')}
        </Button>
      }
    >
      <Answer of={list} skeleton={<SkeletonTable rows={2} columns={3} />}>
        {({ data: { items, limit } }) =>
          items.length === 0 ? (
            <Text>{t('alerts.empty')}</Text>
          ) : (
            <Stack gap={2}>
              <Text size="small">{t('watchlist.count', { count: items.length, limit })}</Text>
              <AlertTable alerts={items} onChange={(each) => onDialog({ targets: [each], alert: each })} />
            </Stack>
          )
        }
      </Answer>
      {dialog && (
        <AlertForm
          {...dialog}
          onClose={() => onDialog(null)}
          {...(alert && {
            onDelete: () => {
              onDialog(null);
              void remove(alert);
            },
          })}
        />
      )}
    </Card>
  );
}
