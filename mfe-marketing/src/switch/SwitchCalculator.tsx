import type { Scheme } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Card, ChoiceField, Halves, Stack } from '@sanchay/ui';
import { NoPlannerResult } from '../planner/NoPlannerResult.tsx';
import { PlannerForm } from '../planner/PlannerForm.tsx';
import { useOutcome } from '../planner/useOutcome.ts';
import { PAGE_MESSAGES } from '../messages.ts';
import { SwitchCosts } from './SwitchCosts.tsx';
import { HELD, type SwitchPlanner } from './switchPlanner.ts';
import { SwitchResult } from './SwitchResult.tsx';
import { SwitchYears } from './SwitchYears.tsx';

export interface SwitchCalculatorProps {
  scheme: Scheme;
  planner: SwitchPlanner;
  /** ISO day of the rates. */
  on: string;
}

/** The investor's money in both plans, and the cost of moving it. */
export function SwitchCalculator({ scheme, planner, on }: SwitchCalculatorProps) {
  const { t } = useMessages(PAGE_MESSAGES);
  const { answers, change, problems, worked, stale } = useOutcome(planner);
  return (
    <Stack gap={5}>
      <Halves>
        <Card title={t('planner.yours')}>
          <PlannerForm
            path="/switch"
            fields={planner.fields}
            answers={answers}
            problems={problems}
            change={change}
            kept={{ fund: scheme.code }}
            startHref={`/switch?fund=${scheme.code}`}
          >
            <ChoiceField
              name="held"
              label={t('switch.ask.held')}
              value={answers.held!}
              error={problems.held && t('planner.unknownChoice')}
              onChange={(held) => change({ held })}
              options={HELD.map((value) => ({ value, label: t(`switch.held.${value}`) }))}
            />
          </PlannerForm>
        </Card>
        {worked ? (
          <Stack gap={5}>
            <SwitchResult worked={worked} slug={scheme.slug} stale={stale} />
            <SwitchCosts worked={worked} on={on} />
          </Stack>
        ) : (
          <NoPlannerResult title={t('switch.result.title')} />
        )}
      </Halves>
      {worked && <SwitchYears rows={worked.twins.years} />}
    </Stack>
  );
}
