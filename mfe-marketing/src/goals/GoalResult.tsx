import type { GoalHandle } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { LinkButton, Notice, Row } from '@sanchay/ui';
import type { Answers } from '../calculators/answers/answers.ts';
import { fundsForSip } from '../calculators/definitions/ways.ts';
import { useFigureMessages } from '../calculators/screen/useFigureMessages.ts';
import { PlannerResult } from '../planner/PlannerResult.tsx';
import { PAGE_MESSAGES } from '../messages.ts';
import type { GoalPlan } from './goalPlan.ts';
import { requiredSipAddress } from './requiredSipAddress.ts';
import { savedGoalAddress } from './savedGoalAddress.ts';

interface GoalResultProps {
  goal: GoalHandle;
  plan: GoalPlan;
  answers: Answers;
  stale: boolean;
}

/** What the goal costs on its day, and what it takes each month. */
export function GoalResult({ goal, plan, answers, stale }: GoalResultProps) {
  const { t } = useMessages(PAGE_MESSAGES);
  const { rupees } = useFormat();
  const { full } = useFigureMessages();
  const time = t('state.years', { count: plan.years.length });
  return (
    <PlannerResult
      title={t('goals.result.title')}
      titleLevel={3}
      stale={stale}
      headline={{
        label: t('goals.result.monthly'),
        value: rupees(Math.ceil(plan.monthly)),
        detail: t('goals.result.for', { time }),
      }}
      note={plan.reached && <Notice tone="success">{t('goals.result.reached')}</Notice>}
      chart={{
        label: t('goals.result.chart'),
        points: [
          { label: t('planner.today'), invested: 0, value: 0 },
          ...plan.years.map(({ year, invested, value }) => ({
            label: t('state.years', { count: year }),
            invested,
            value,
          })),
        ],
      }}
      lines={[
        { term: t('goals.result.costToday'), value: full(plan.cost, 'rupees') },
        { term: t('goals.result.costThen', { time }), value: full(plan.costThen, 'rupees') },
        { term: t('goals.result.invested'), value: full(plan.invested, 'rupees') },
        { term: t('goals.result.gain'), value: full(plan.gain, 'rupees') },
        { term: t('goals.result.once'), value: full(plan.onceToday, 'rupees') },
      ]}
      caveat={t('goals.result.caveat')}
    >
      <Row>
        <LinkButton href={plan.reached ? '/mutual-funds' : fundsForSip(plan.monthly).href}>
          {t('goals.result.act')}
        </LinkButton>
        <LinkButton variant="secondary" href={savedGoalAddress(goal, answers)}>
          {t('goals.result.save')}
        </LinkButton>
        <LinkButton variant="secondary" href={requiredSipAddress(answers)}>
          {t('goals.result.more')}
        </LinkButton>
      </Row>
    </PlannerResult>
  );
}
