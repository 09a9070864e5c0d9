import type { ApiError } from '@sanchay/api-client';
import type { CallBody, CallReply } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { OwnerOnly, refreshCalls, useStepUp, useWrite } from '@sanchay/remote-kit';
import { Button, Card, CheckField, Notice, Row, Stack, Text, TextLink } from '@sanchay/ui';
import { useRef, useState } from 'react';
import { MESSAGES } from '../messages.ts';

type Plan = CallReply<'taxHarvestingPlan'>['data'];
type Consent = NonNullable<Plan['consent']>;
type Body = CallBody<'startHarvest'>;

const CHANGED = ['harvestRuns', 'taxHarvestingPlan', 'taxHarvestingInfo', 'redemptions', 'holdings'] as const;

/** The text to agree to, and every redemption of the plan with one OTP; or why the plan cannot be placed. */
export function PlaceHarvest({ plan: { consent, refusal } }: { plan: Plan }) {
  const { t } = useMessages(MESSAGES);
  if (refusal !== null)
    return (
      <Notice tone="warn" title={t('harvest.cannotPlace')}>
        {refusal.message}
      </Notice>
    );
  return (
    <OwnerOnly>
      {/* Other words are agreed to anew. */}
      {consent && <Agreement key={consent.hash} consent={consent} />}
    </OwnerOnly>
  );
}

function Agreement({ consent }: { consent: Consent }) {
  const { t } = useMessages(MESSAGES);
  const stepUp = useStepUp();
  const start = useWrite('startHarvest', [...CHANGED]);
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  // After a lost answer the same request goes out again, under the same key.
  const unsure = useRef<Body | null>(null);

  async function send(body: Body): Promise<void> {
    try {
      await start.mutateAsync({ body });
      unsure.current = null;
    } catch (cause) {
      unsure.current = (cause as ApiError).kind === 'unsure' ? body : null;
    }
  }

  async function place(): Promise<void> {
    setAsked(true);
    if (!agreed) return;
    if (unsure.current) return send(unsure.current);
    const token = await stepUp.ask('redeem', { confirms: consent.hash });
    if (token !== null) await send({ consent_hash: consent.hash, step_up: token });
  }

  const isLapsed = start.error?.code === 'kyc_lapsed';
  const hasChanged = start.error?.code === 'plan_changed';
  return (
    <Card title={t('harvest.place')}>
      <Stack gap={4}>
        <Text>{consent.text}</Text>
        <CheckField
          label={t('harvest.agree')}
          checked={agreed}
          onChange={setAgreed}
          error={asked && !agreed ? t('harvest.agreeMissing') : undefined}
        />
        {start.error && (
          <Notice
            tone={hasChanged ? 'warn' : 'error'}
            live
            action={
              hasChanged ? (
                <Button size="small" onClick={() => void refreshCalls('taxHarvestingPlan')}>
                  {t('harvest.again')}
                </Button>
              ) : (
                isLapsed && <TextLink href="/kyc">{t('harvest.renewKyc')}</TextLink>
              )
            }
          >
            {start.error.message}
          </Notice>
        )}
        <Row wrap>
          <Button busy={start.isPending} onClick={() => void place()}>
            {t('harvest.placeAll')}
          </Button>
        </Row>
      </Stack>
      {stepUp.dialog}
    </Card>
  );
}
