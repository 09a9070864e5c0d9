import type { PriceAlert } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import {
  AssetTile,
  CloseIcon,
  IconButton,
  InstrumentMark,
  OnDesktop,
  Row,
  BellIcon,
  Table,
  Text,
  TextLink,
  useIsPhone,
  VisuallyHidden,
} from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { useAlertText } from './useAlertText.ts';
import { useRemoveAlert } from './useRemoveAlert.ts';

interface Props {
  alerts: readonly PriceAlert[];
  onChange: (alert: PriceAlert) => void;
}

/** Own alerts: what each waits for and whether it was reached. On phones the dialog of an alert deletes it. */
export function AlertTable({ alerts, onChange }: Props) {
  const { t } = useMessages(MESSAGES);
  const text = useAlertText();
  const remove = useRemoveAlert();
  const isPhone = useIsPhone();
  const label = (alert: PriceAlert) => ({ name: text.name(alert), condition: text.rule(alert) });
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
          mark: ({ kind, item, name }) =>
            kind === 'gold' ? (
              <AssetTile kind="gold" />
            ) : (
              <InstrumentMark kind={kind} id={item} name={name} />
            ),
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
            isPhone ? <PhoneState alert={alert} /> : <Text size="small">{text.state(alert)}</Text>,
        },
        {
          key: 'actions',
          head: <VisuallyHidden>{t('alerts.actions')}</VisuallyHidden>,
          align: 'end',
          cell: (alert) => (
            <Row gap={0} justify="end">
              <IconButton label={t('alerts.changeNamed', label(alert))} onClick={() => onChange(alert)}>
                <BellIcon />
              </IconButton>
              <OnDesktop>
                <IconButton label={t('alerts.deleteNamed', label(alert))} onClick={() => void remove(alert)}>
                  <CloseIcon />
                </IconButton>
              </OnDesktop>
            </Row>
          ),
        },
      ]}
    />
  );
}

/** The state in two short lines. */
function PhoneState({ alert: { state, reached_on: day } }: { alert: PriceAlert }) {
  const { t } = useMessages(MESSAGES);
  const { date } = useFormat();
  if (state === 'waiting') return <Text size="small">{t('alerts.waiting')}</Text>;
  return (
    <>
      <Text size="small">{t('alerts.reachedShort')}</Text>
      <Text size="label">{date(day)}</Text>
    </>
  );
}
