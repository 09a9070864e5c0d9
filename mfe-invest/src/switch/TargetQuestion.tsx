import type { CallReply } from '@sanchay/contracts';
import { dataLabel, useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { EmptyState, Loading, SelectField, SkeletonBlock } from '@sanchay/ui';
import { useState } from 'react';
import { CallProblem } from '../problem/CallProblem.tsx';
import { QuestionFrame } from '../redeem/QuestionFrame.tsx';
import type { SaleFlow } from '../redeem/useSaleFlow.ts';
import { fundTitle } from '../scheme/fundTitle.ts';
import { SALE_MESSAGES } from '../messages.ts';

type Target = CallReply<'switchTargets'>['data'][number];

/** Which fund of the same house the units go into. */
export function TargetQuestion({ flow, code }: { flow: SaleFlow; code: string }) {
  const { t } = useMessages(SALE_MESSAGES);
  const asked = useCall('switchTargets', { params: { code } });
  const targets = asked.data?.data;
  if (targets?.length === 0)
    return (
      <EmptyState picture="search" title={t('target.none')}>
        {t('target.noneHint')}
      </EmptyState>
    );
  if (targets) return <ChooseTarget flow={flow} targets={targets} />;
  if (asked.error) return <CallProblem of={asked} />;
  return (
    <Loading label={t('target.title')}>
      <SkeletonBlock height={180} />
    </Loading>
  );
}

function ChooseTarget({ flow, targets }: { flow: SaleFlow; targets: readonly Target[] }) {
  const { t } = useMessages(SALE_MESSAGES);
  const { rupees } = useFormat();
  const [to, setTo] = useState(flow.answers.to);
  const [asked, setAsked] = useState(false);
  const chosen = targets.find((target) => target.code === to);
  return (
    <QuestionFrame
      flow={flow}
      title={t('target.title')}
      lead={t('target.lead')}
      onNext={() => {
        setAsked(true);
        if (chosen) flow.answer({ to: chosen.code });
      }}
    >
      <SelectField
        label={t('target.label')}
        value={chosen?.code ?? ''}
        onChange={setTo}
        placeholder={t('target.choose')}
        options={targets.map((target) => ({
          value: target.code,
          label: `${fundTitle(target.fund_name)} · ${dataLabel(t, 'category', target.sub_category)}`,
        }))}
        hint={chosen && t('target.minimum', { amount: rupees(chosen.minimum) })}
        error={asked && !chosen ? t('target.missing') : undefined}
      />
    </QuestionFrame>
  );
}
