import { dataLabel } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import {
  ActionBar,
  Button,
  EmptyState,
  InvestIcon,
  Loading,
  SelectField,
  SkeletonBlock,
  Stack,
  Text,
} from '@sanchay/ui';
import { useState } from 'react';
import { folioOf, NEW_FOLIO } from '../../invest/folioChoices.ts';
import { folioChoices, useFolioCall } from '../../invest/useFolios.ts';
import { CallProblem } from '../../problem/CallProblem.tsx';
import { fundTitle } from '../../scheme/fundTitle.ts';
import { usePlanMessages } from '../usePlanMessages.ts';
import { IntoFolio } from './IntoFolio.tsx';
import type { SetUpAnswers } from './setUpAnswers.ts';
import type { GoOn } from './UnitsSetUp.tsx';

/** Which fund of the same house the money moves into, and which folio. */
export function ToStep({ answers, goOn }: { answers: SetUpAnswers; goOn: GoOn }) {
  const { t, money } = usePlanMessages();
  const targets = useCall('switchTargets', { params: { code: answers.code ?? '' } });
  const [chosen, setChosen] = useState(answers.target ?? '');
  const [folio, setFolio] = useState(answers.into);
  const asked = useFolioCall(chosen);
  const found = targets.data?.data;
  if (targets.isPending) {
    return (
      <Loading>
        <SkeletonBlock height={90} />
      </Loading>
    );
  }
  if (!found) return <CallProblem of={targets} />;
  if (found.length === 0) {
    return (
      <EmptyState title={t('setUp.noTarget')} icon={<InvestIcon size={26} />}>
        {t('setUp.noTargetHint')}
      </EmptyState>
    );
  }
  const target = found.find(({ code }) => code === chosen);
  const folios = folioChoices(asked.data);
  const into = folioOf(folio, folios ?? [])?.folioNo ?? NEW_FOLIO;
  const open = target !== undefined && folios !== null;
  return (
    <Stack gap={5}>
      <SelectField
        label={t('setUp.to')}
        value={chosen}
        onChange={setChosen}
        placeholder={t('setUp.choose')}
        options={found.map(({ code, fund_name, sub_category }) => ({
          value: code,
          label: `${fundTitle(fund_name)} · ${dataLabel(t, 'category', sub_category)}`,
        }))}
      />
      {target && <Text size="small">{t('setUp.least', { amount: money(target.minimum) })}</Text>}
      {target && !asked.error && <IntoFolio folios={folios} value={into} onChange={setFolio} />}
      {target && <CallProblem of={asked} />}
      <ActionBar label={t('setUp.steps')}>
        <Button variant="secondary" onClick={() => goOn('from', {})}>
          {t('setUp.back')}
        </Button>
        <Button
          aria-disabled={!open || undefined}
          onClick={() => open && goOn('how', { to: target.code, into })}
        >
          {t('setUp.next')}
        </Button>
      </ActionBar>
    </Stack>
  );
}
