import { useCall } from '@sanchay/remote-kit';
import { Button, Loading, Row, SkeletonBlock, Stack } from '@sanchay/ui';
import { useCalendar } from '../../invest/useCalendar.ts';
import { CallProblem } from '../../problem/CallProblem.tsx';
import { usePlanMessages } from '../usePlanMessages.ts';
import { planQuery, type SetUpAnswers, type UnitsKind } from './setUpAnswers.ts';
import { SignPlan } from './SignPlan.tsx';
import type { GoOn } from './UnitsSetUp.tsx';

interface StepProps {
  kind: UnitsKind;
  answers: SetUpAnswers;
  goOn: GoOn;
}

/** What the plan would do, what an instalment would cost, and the words to agree to. */
export function AgreeStep({ kind, answers, goOn }: StepProps) {
  const { t } = usePlanMessages();
  const calendar = useCalendar();
  const scheme = useCall('schemeDetails', { params: { codes: answers.code ?? '' } });
  const today = useCall('datedRules').data?.data.on;
  const schemeClass = scheme.data?.[0]?.scheme_class;
  const query =
    today === undefined || schemeClass === undefined
      ? null
      : planQuery(kind, answers, today, { calendar, schemeClass });
  const preview = useCall('previewSystematic', { query: query! }, { enabled: query !== null });
  const found = preview.data?.data;
  const back = (
    <Button variant="secondary" onClick={() => goOn('how', {})}>
      {t('setUp.back')}
    </Button>
  );
  if (query && found) return <SignPlan query={query} preview={found} back={back} />;
  if (scheme.error ?? preview.error) {
    return (
      <Stack gap={4}>
        <CallProblem of={preview.error ? preview : scheme} />
        <Row>{back}</Row>
      </Stack>
    );
  }
  return (
    <Loading>
      <SkeletonBlock height={320} />
    </Loading>
  );
}
