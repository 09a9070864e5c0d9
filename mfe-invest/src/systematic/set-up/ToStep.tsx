import { useCall } from '@sanchay/remote-kit';
import {
  Button,
  EmptyState,
  InvestIcon,
  Loading,
  Row,
  SelectField,
  SkeletonBlock,
  Stack,
  Text,
} from '@sanchay/ui';
import { useState } from 'react';
import { CallProblem } from '../../problem/CallProblem.tsx';
import { fundTitle } from '../../scheme/fundTitle.ts';
import { usePlanWords } from '../usePlanWords.ts';
import type { SetUpAnswers } from './setUpAnswers.ts';
import type { GoOn } from './UnitsSetUp.tsx';

/** Which fund of the same house the money moves into. */
export function ToStep({ answers, goOn }: { answers: SetUpAnswers; goOn: GoOn }) {
  const { t, money } = usePlanWords();
  const targets = useCall('switchTargets', { params: { code: answers.code ?? '' } });
  const [chosen, setChosen] = useState(answers.target ?? '');
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
  return (
    <Stack gap={5}>
      <SelectField
        label={t('setUp.to')}
        value={chosen}
        onChange={setChosen}
        placeholder={t('setUp.choose')}
        options={found.map(({ code, fund_name, sub_category }) => ({
          value: code,
          label: `${fundTitle(fund_name)} · ${sub_category}`,
        }))}
      />
      {target && <Text size="small">{t('setUp.least', { amount: money(target.minimum) })}</Text>}
      <Row>
        <Button variant="secondary" onClick={() => goOn('from', {})}>
          {t('setUp.back')}
        </Button>
        <Button
          aria-disabled={!target || undefined}
          onClick={() => target && goOn('how', { to: target.code })}
        >
          {t('setUp.next')}
        </Button>
      </Row>
    </Stack>
  );
}
