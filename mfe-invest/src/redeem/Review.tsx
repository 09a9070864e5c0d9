import type { RedemptionPreview } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall, usePreparesFor } from '@sanchay/remote-kit';
import { useNavigate } from '@sanchay/remote-kit/router';
import { Button, Loading, Notice, SkeletonBlock, Stack } from '@sanchay/ui';
import { useState } from 'react';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { SALE_MESSAGES } from '../messages.ts';
import { askOf, type SaleAsk } from './askOf.ts';
import { CheaperUnits, type SaleChoice } from './CheaperUnits.tsx';
import { ConsentCard } from './ConsentCard.tsx';
import { PreviewProblem } from './PreviewProblem.tsx';
import { QuestionFrame } from './QuestionFrame.tsx';
import { SendToOwner } from '../prepared/SendToOwner.tsx';
import { SaleSums } from './SaleSums.tsx';
import { SoldLots } from './SoldLots.tsx';
import { useAgree } from './useAgree.tsx';
import type { Sellable } from './useSellable.ts';
import type { SaleFlow } from './useSaleFlow.ts';
import { WhatWillHappen } from './WhatWillHappen.tsx';

interface ReviewProps {
  flow: SaleFlow;
  sellable: Sellable;
  kind: 'redeem' | 'switch';
}

/** All that will happen, before it is agreed to. */
export function Review({ flow, sellable, kind }: ReviewProps) {
  const { t } = useMessages(SALE_MESSAGES);
  const ask = askOf(flow.answers, sellable);
  const redeem = useCall('previewRedemption', { body: ask }, { enabled: kind === 'redeem', staleTime: 0 });
  const change = useCall('previewSwitch', { body: ask }, { enabled: kind === 'switch', staleTime: 0 });
  const asked = kind === 'redeem' ? redeem : change;
  const { by, amount, units } = ask;
  const canCompare = by !== 'all';
  // Access to a member of the family that ended takes that member's figures along.
  useBusEvent('manager/changed', () => void refreshCalls('saleChoices'));
  const choices = useCall(
    'saleChoices',
    {
      params: { code: ask.code },
      query: { by: by === 'units' ? 'units' : 'amount', value: (amount ?? units)! },
    },
    { enabled: canCompare, staleTime: 0 },
  );
  // Shown together, so that nothing moves under a finger.
  const isComplete = !canCompare || choices.data !== undefined || choices.error !== null;
  const preview = isComplete ? asked.data?.data : undefined;
  const preparesFor = usePreparesFor();
  if (preview && preparesFor !== null)
    return <SendToOwner flow={flow} kind={kind} ask={ask} preview={preview} owner={preparesFor} />;
  if (preview) {
    // Other words are agreed to anew.
    const { hash } = preview.consent;
    return (
      <Agreement
        key={hash}
        flow={flow}
        kind={kind}
        ask={ask}
        preview={preview}
        choices={choices.data?.data.choices ?? []}
        again={() => void asked.refetch()}
      />
    );
  }
  if (asked.error) return <PreviewProblem asked={asked} flow={flow} />;
  return (
    <Loading label={t('review.title')}>
      <SkeletonBlock height={320} />
    </Loading>
  );
}

interface AgreementProps {
  flow: SaleFlow;
  kind: 'redeem' | 'switch';
  ask: SaleAsk;
  preview: RedemptionPreview;
  choices: readonly SaleChoice[];
  again: () => void;
}

function Agreement({ flow, kind, ask, preview, choices, again }: AgreementProps) {
  const { t } = useMessages(SALE_MESSAGES);
  const navigate = useNavigate();
  const { place, busy, error, dialog } = useAgree(kind);
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);

  async function next(): Promise<void> {
    setAsked(true);
    if (!agreed) return;
    const sale = await place({ ...ask, consent_hash: preview.consent.hash });
    if (sale) void navigate(`/orders/sale/${sale.id}`, { replace: true });
  }

  return (
    <>
      <QuestionFrame
        flow={flow}
        title={t('review.title')}
        lead={t(`review.lead.${kind}`)}
        next={t(`review.place.${kind}`)}
        busy={busy}
        onNext={() => void next()}
      >
        <Stack gap={4}>
          <SaleSums sums={preview} kind={kind} estimated />
          <CheaperUnits choices={choices} folio={ask.folio_no} onFolio={(folio) => flow.change({ folio })} />
          <WhatWillHappen preview={preview} />
          <SoldLots lots={preview.lots} gains={preview.gains} />
          <ConsentCard
            consent={preview.consent}
            agreed={agreed}
            onAgree={setAgreed}
            missing={asked && !agreed}
          />
          {error?.code === 'preview_outdated' ? (
            <Notice
              tone="warn"
              live
              title={error.message}
              action={
                <Button size="small" onClick={again}>
                  {t('review.again')}
                </Button>
              }
            />
          ) : (
            <WriteProblem error={error} />
          )}
          <SandboxNotice />
        </Stack>
      </QuestionFrame>
      {dialog}
    </>
  );
}
