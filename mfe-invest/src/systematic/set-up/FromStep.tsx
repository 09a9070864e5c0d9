import { useCall } from '@sanchay/remote-kit';
import {
  ActionBar,
  Button,
  ChoiceField,
  EmptyState,
  InvestIcon,
  LinkButton,
  Loading,
  Monogram,
  SkeletonCards,
  Stack,
  Text,
} from '@sanchay/ui';
import { useState } from 'react';
import { heldCodes } from '../../invest/folioChoices.ts';
import { CallProblem } from '../../problem/CallProblem.tsx';
import { fundTitle } from '../../scheme/fundTitle.ts';
import { usePlanMessages } from '../usePlanMessages.ts';
import type { SetUpAnswers, UnitsKind } from './setUpAnswers.ts';
import { takesPlan } from './takesPlan.ts';
import type { GoOn } from './UnitsSetUp.tsx';

interface StepProps {
  kind: UnitsKind;
  answers: SetUpAnswers;
  goOn: GoOn;
}

/** Which fund and folio the units come from. */
export function FromStep({ kind, answers, goOn }: StepProps) {
  const { t, format, money } = usePlanMessages();
  const holdings = useCall('holdings', { query: { asset: 'mutual_fund' } });
  const [chosen, setChosen] = useState(
    answers.code && answers.folioNo ? `${answers.code} ${answers.folioNo}` : null,
  );
  const found = holdings.data?.data.holdings;
  const codes = heldCodes(found ?? []);
  const schemes = useCall('schemeDetails', { params: { codes } }, { enabled: codes !== '' });
  if (holdings.isPending || (codes !== '' && schemes.isPending)) {
    return (
      <Loading>
        <SkeletonCards count={2} height={90} />
      </Loading>
    );
  }
  if (!found) return <CallProblem of={holdings} />;
  const refusing = (schemes.data ?? []).filter((scheme) => !takesPlan(kind, scheme));
  const refused = new Set(refusing.map(({ code }) => code));
  const open = found.filter(({ fundInfo }) => !refused.has(fundInfo.code));
  const choices = open.flatMap(({ fundInfo, folioData }) =>
    folioData
      .filter(({ units }) => units > 0)
      .map(({ folio_no: folio, units, currentValue }) => ({
        value: `${fundInfo.code} ${folio}`,
        mark: <Monogram kind="fund" name={fundInfo.name} />,
        label: fundTitle(fundInfo.name),
        hint: t('setUp.folioHint', { folio, units: format.units(units), value: money(currentValue) }),
      })),
  );
  if (choices.length === 0) {
    return (
      <EmptyState
        title={t(refused.size > 0 ? 'setUp.noneTakes' : 'setUp.nothing')}
        icon={<InvestIcon size={26} />}
        action={<LinkButton href="/mutual-funds">{t('plans.find')}</LinkButton>}
      >
        {t(refused.size > 0 ? `setUp.noneTakesHint.${kind}` : 'setUp.nothingHint')}
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
      {refused.size > 0 && (
        <Text size="small">
          {t(`setUp.notTaken.${kind}`, {
            funds: refusing.map(({ short_name }) => fundTitle(short_name)).join(', '),
          })}
        </Text>
      )}
      <ActionBar label={t('setUp.steps')}>
        <Button aria-disabled={chosen === null || undefined} onClick={next}>
          {t('setUp.next')}
        </Button>
      </ActionBar>
    </Stack>
  );
}
