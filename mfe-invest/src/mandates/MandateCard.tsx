import type { Mandate, MandateStatus } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly } from '@sanchay/remote-kit';
import {
  Badge,
  Button,
  Card,
  DetailList,
  LinkButton,
  Notice,
  Row,
  Stack,
  Text,
  WithMonogram,
  type BadgeTone,
} from '@sanchay/ui';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { MANDATE_MESSAGES } from '../messages.ts';
import { Debits } from './Debits.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';
import { useMandateActions } from './useMandateActions.ts';
import type { MandateFlow } from './useMandateFlow.ts';

const TONES: Record<MandateStatus, BadgeTone> = {
  initiated: 'warn',
  bank_pending: 'warn',
  active: 'gain',
  paused: 'warn',
  revoked: 'neutral',
  expired: 'neutral',
  rejected: 'loss',
};

/** One mandate: what it allows, until when, its debits, and what can be done with it. */
export function MandateCard({ mandate, through }: { mandate: Mandate; through: MandateFlow }) {
  const { t } = useMessages(MANDATE_MESSAGES);
  const { rupees, date } = useFormat();
  const actions = useMandateActions(mandate.id);
  const { status, redirect_url: page } = mandate;
  const live = status === 'active' || status === 'paused';
  const starting = status === 'initiated' || status === 'bank_pending';
  return (
    <Card>
      <Stack gap={4}>
        <Row justify="between">
          <WithMonogram kind="bank" name={mandate.bank.label}>
            <Text strong>{t('mandate.name', { title: mandate.title, bank: mandate.bank.label })}</Text>
          </WithMonogram>
          <Badge tone={TONES[status]}>{t(`mandate.status.${status}`)}</Badge>
        </Row>
        <DetailList
          items={[
            { term: t('mandate.limit'), value: rupees(mandate.limit) },
            { term: t('mandate.until'), value: date(mandate.until) },
            ...(mandate.reference ? [{ term: t('mandate.reference'), value: mandate.reference }] : []),
          ]}
        />
        {mandate.reason && <Text size="small">{mandate.reason}</Text>}
        {mandate.delayed && <Notice tone="warn">{t('mandate.delayed')}</Notice>}
        <Debits mandate={mandate} />
        <WriteProblem error={actions.error} />
        {through.blocked?.id === mandate.id && (
          <Notice
            tone="warn"
            live
            action={
              <LinkButton href={through.blocked.address} size="small">
                {t('mandate.openHere')}
              </LinkButton>
            }
          >
            {t('mandate.blocked')}
          </Notice>
        )}
        <OwnerOnly quiet>
          <Row>
            {status === 'initiated' && page !== null && (
              <Button onClick={() => void through.follow(through.open(), mandate.id, page)}>
                {t('mandate.continue')}
              </Button>
            )}
            {status === 'active' && (
              <Button variant="secondary" busy={actions.busy} onClick={() => void actions.pause()}>
                {t('mandate.pause')}
              </Button>
            )}
            {status === 'paused' && (
              <Button busy={actions.busy} onClick={() => void actions.resume()}>
                {t('mandate.resume')}
              </Button>
            )}
            {(live || starting) && (
              <Button variant="quiet" busy={actions.busy} onClick={actions.askRevoke}>
                {t('mandate.revoke')}
              </Button>
            )}
          </Row>
        </OwnerOnly>
        {actions.revoking && (
          <RevokeDialog
            bank={mandate.bank.label}
            onClose={actions.turnBack}
            onRevoke={() => void actions.revoke()}
          />
        )}
        {actions.dialog}
      </Stack>
    </Card>
  );
}
