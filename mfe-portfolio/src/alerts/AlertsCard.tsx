import type { PriceAlert } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall } from '@sanchay/remote-kit';
import { BellIcon, Button, Card, SkeletonTable, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { Answer } from '../read/Answer.tsx';
import { AlertForm } from './AlertForm.tsx';
import { AlertTable } from './AlertTable.tsx';
import type { AlertTarget } from './alertTarget.ts';
import { allAlerts, type ShownAlert } from './shownAlert.ts';
import { useRemoveAlert } from './useRemoveAlert.ts';

/** What the dialog of alerts shows. */
export interface AlertDialog {
  targets: readonly AlertTarget[];
  alert?: PriceAlert;
  /** The user chooses the instrument, and may miss one. */
  isChoice?: boolean;
}

interface Props {
  /** Instruments that a new alert can be set on. */
  targets: readonly AlertTarget[];
  dialog: AlertDialog | null;
  onDialog: (dialog: AlertDialog | null) => void;
}

/** Reads the user's alerts again. */
export const refreshAlerts = (): Promise<void> => refreshCalls('priceAlerts', 'fundAlerts');

/** The user's alerts, which its page refreshes after new prices, and their dialog. */
export function AlertsCard({ targets, dialog, onDialog }: Props) {
  const { t } = useMessages(MESSAGES);
  const onPrices = useCall('priceAlerts', {});
  const onFunds = useCall('fundAlerts', {});
  const remove = useRemoveAlert();
  useBusEvent('notice/added', () => void refreshAlerts());
  const alert = dialog?.alert;
  return (
    <Card
      title={t('alerts.title')}
      actions={
        <Button
          variant="secondary"
          size="small"
          icon={<BellIcon />}
          onClick={() => onDialog({ targets, isChoice: true })}
        >
          {t('alerts.set')}
        </Button>
      }
    >
      <Answer of={onPrices} skeleton={<Skeleton />}>
        {({ data: prices }) => (
          <Answer of={onFunds} skeleton={<Skeleton />}>
            {({ data: funds }) => (
              <AlertList
                alerts={allAlerts(prices, funds)}
                limit={prices.limit}
                onChange={(each) => onDialog({ targets: [each], alert: each })}
              />
            )}
          </Answer>
        )}
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

const Skeleton = () => <SkeletonTable rows={2} columns={3} />;

interface ListProps {
  alerts: readonly ShownAlert[];
  limit: number;
  onChange: (alert: PriceAlert) => void;
}

function AlertList({ alerts, limit, onChange }: ListProps) {
  const { t } = useMessages(MESSAGES);
  if (alerts.length === 0) return <Text>{t('alerts.empty')}</Text>;
  return (
    <Stack gap={2}>
      <Text size="small">{t('watchlist.count', { count: alerts.length, limit })}</Text>
      <AlertTable alerts={alerts} onChange={onChange} />
    </Stack>
  );
}
