import type { RiskProfile } from '@sanchay/contracts';
import { OwnerOnly, refreshCalls, useBusEvent, useCall, useSession } from '@sanchay/remote-kit';
import { Card, EmptyState, LinkButton, Row, Stack, Table, type Column } from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { RiskResult } from '../../kyc-risk-profile/RiskResult.tsx';
import { MESSAGES } from '../../messages.ts';
import { Loaded } from '../Loaded.tsx';
import { ProfileLayout } from '../ProfileLayout.tsx';
import { RiskAnswerList } from './RiskAnswerList.tsx';

/** `/profile/risk`: the result that counts, with its answers, and those before it. */
export function RiskHistory() {
  const { t } = useMessages(MESSAGES);
  const { date } = useFormat();
  const { loggedIn } = useSession();
  useBusEvent('account/switched', () => void refreshCalls('riskProfile'));
  const results = useCall('riskProfile', undefined, { enabled: loggedIn });
  const columns: Column<RiskProfile>[] = [
    { key: 'taken', rowHead: true, head: t('risk.column.taken'), cell: ({ taken_at }) => date(taken_at) },
    { key: 'label', head: t('risk.column.label'), cell: ({ label }) => t(`risk.label.${label}`) },
    { key: 'score', head: t('risk.column.score'), cell: ({ score }) => score, align: 'end' },
  ];
  return (
    <ProfileLayout section="risk" lead={t('risk.profileLead')}>
      <Loaded answer={results}>
        {({ data }) => {
          const [current, ...before] = data;
          if (!current) {
            return (
              <Card>
                <EmptyState
                  title={t('risk.none')}
                  action={
                    <OwnerOnly quiet>
                      <LinkButton href="/kyc-risk-profile">{t('risk.take')}</LinkButton>
                    </OwnerOnly>
                  }
                >
                  {t('risk.noneText')}
                </EmptyState>
              </Card>
            );
          }
          return (
            <Stack gap={5}>
              <RiskResult result={current} />
              <OwnerOnly quiet>
                <Row>
                  <LinkButton href="/kyc-risk-profile?again=1" variant="secondary">
                    {t('risk.retake')}
                  </LinkButton>
                </Row>
              </OwnerOnly>
              <RiskAnswerList answers={current.answers} />
              {before.length > 0 && (
                <Card title={t('risk.before')}>
                  <Table
                    caption={t('risk.before')}
                    hideCaption
                    columns={columns}
                    rows={before}
                    rowKey={({ id }) => id}
                  />
                </Card>
              )}
            </Stack>
          );
        }}
      </Loaded>
    </ProfileLayout>
  );
}
