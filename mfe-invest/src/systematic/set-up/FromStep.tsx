import { useCall } from '@sanchay/remote-kit';
import {
  Button,
  ChoiceField,
  EmptyState,
  InvestIcon,
  LinkButton,
  Loading,
  Row,
  SkeletonCards,
  Stack,
} from '@sanchay/ui';
import { useState } from 'react';
import { CallProblem } from '../../problem/CallProblem.tsx';
import { fundTitle } from '../../scheme/fundTitle.ts';
import { usePlanWords } from '../usePlanWords.ts';
import type { SetUpAnswers, UnitsKind } from './setUpAnswers.ts';
import type { GoOn } from './UnitsSetUp.tsx';

interface StepProps {
  kind: UnitsKind;
  answers: SetUpAnswers;
  goOn: GoOn;
}

/** Which fund and folio the units come from. */
export function FromStep({ kind, answers, goOn }: StepProps) {
  const { t, format, money } = usePlanWords();
  const holdings = useCall('holdings', { query: { asset: 'mutual_fund' } });
  const [chosen, setChosen] = useState(
    answers.code && answers.folioNo ? `${answers.code} ${answers.folioNo}` : null,
  );
  const found = holdings.data?.data.holdings;
  if (holdings.isPending) {
    return (
      <Loading>
        <SkeletonCards count={2} height={90} />
      </Loading>
    );
  }
  if (!found) return <CallProblem of={holdings} />;
  const choices = found.flatMap(({ fundInfo, folioData }) =>
    folioData
      .filter(({ units }) => units > 0)
      .map(({ folio_no: folio, units, currentValue }) => ({
        value: `${fundInfo.code} ${folio}`,
        label: fundTitle(fundInfo.name),
        hint: t('setUp.folioHint', { folio, units: format.units(units), value: money(currentValue) }),
      })),
  );
  if (choices.length === 0) {
    return (
      <EmptyState
        title={t('setUp.nothing')}
        icon={<InvestIcon size={26} />}
        action={<LinkButton href="/mutual-funds">{t('plans.find')}</LinkButton>}
      >
        {t('setUp.nothingHint')}
      </EmptyState>
    );
  }
  function next(): void {
    const [code, folio] = (chosen ?? '').split(' ');
    if (code && folio) goOn(kind === 'stp' ? 'to' : 'how', { code, folio });
  }
  return (
    <Stack gap={5}>
      <ChoiceField label={t(`setUp.from.${kind}`)} value={chosen} onChange={setChosen} options={choices} />
      <Row>
        <Button aria-disabled={chosen === null || undefined} onClick={next}>
          {t('setUp.next')}
        </Button>
      </Row>
    </Stack>
  );
}
