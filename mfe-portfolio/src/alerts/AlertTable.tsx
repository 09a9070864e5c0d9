import type { PriceAlert } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import {
  AssetTile,
  CloseIcon,
  IconButton,
  InstrumentMark,
  Row,
  BellIcon,
  Table,
  Text,
  TextLink,
  useIsPhone,
  VisuallyHidden,
} from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { isFundAlert, type ShownAlert } from './shownAlert.ts';
import { useAlertText } from './useAlertText.ts';
import { useRemoveAlert } from './useRemoveAlert.ts';

interface Props {
  alerts: readonly ShownAlert[];
  onChange: (alert: PriceAlert) => void;
}

/** Own alerts: what each waits for and whether it was reached. On phones the dialog of an alert deletes it. */
export function AlertTable({ alerts, onChange }: Props) {
  const { t } = useMessages(MESSAGES);
  const text = useAlertText();
  const remove = useRemoveAlert();
  const isPhone = useIsPhone();
  const label = (alert: ShownAlert) => ({ name: text.name(alert), condition: text.rule(alert) });
  return (
    <Table
      caption={t('alerts.title')}
      hideCaption
      rows={alerts}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          head: t('watchlist.name'),
          rowHead: true,
          exact: true,
          mark: (alert) => <Mark alert={alert} />,
          cell: (alert) => (
            <>
              <TextLink href={alert.path}>{isPhone ? text.shortName(alert) : text.name(alert)}</TextLink>
              <Text size="label">{text.rule(alert)}</Text>
            </>
          ),
        },
        {
          key: 'state',
          head: t('alerts.state'),
          cell: (alert) =>
            isPhone ? <PhoneState alert={alert} /> : <Text size="small">{text.state(alert).whole}</Text>,
        },
        {
          key: 'actions',
          head: <VisuallyHidden>{t('alerts.actions')}</VisuallyHidden>,
          align: 'end',
          cell: (alert) => (
            <Row gap={0} justify="end">
              {!isFundAlert(alert) && (
                <IconButton label={t('alerts.changeNamed', label(alert))} onClick={() => onChange(alert)}>
                  <BellIcon />
                </IconButton>
              )}
              {isPhone && !isFundAlert(alert) ? null : (
                <IconButton label={t('alerts.deleteNamed', label(alert))} onClick={() => void remove(alert)}>
                  <CloseIcon />
                </IconButton>
              )}
            </Row>
          ),
        },
      ]}
    />
  );
}

function Mark({ alert }: { alert: ShownAlert }) {
  const kind = isFundAlert(alert) ? 'mutual_fund' : alert.kind;
  if (kind === 'gold') return <AssetTile kind="gold" />;
  return <InstrumentMark kind={kind} id={alert.item} name={alert.name} />;
}

/** The state in two short lines. */
function PhoneState({ alert }: { alert: ShownAlert }) {
  const { short, day } = useAlertText().state(alert);
  return (
    <>
      <Text size="small">{short}</Text>
      {day !== null && <Text size="label">{day}</Text>}
    </>
  );
}
