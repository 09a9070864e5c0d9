import { usePageTitle, usePlatform, useRequiredSession } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Breadcrumbs, Card, Heading, Page, Stack, Steps, Text } from '@sanchay/ui';
import { OrdersSkeleton } from '../../orders/OrdersSkeleton.tsx';
import { SandboxNotice } from '../../scheme/SandboxNotice.tsx';
import { usePlanMessages } from '../usePlanMessages.ts';
import { AgreeStep } from './AgreeStep.tsx';
import { FromStep } from './FromStep.tsx';
import { HowStep } from './HowStep.tsx';
import { answersIn, stepIn, stepsOf, type SetUpStep, type UnitsKind } from './setUpAnswers.ts';
import { ToStep } from './ToStep.tsx';

export type GoOn = (step: SetUpStep, answers: Record<string, string>) => void;

/** Sets up an STP or SWP, one question a screen. */
export function UnitsSetUp({ kind }: { kind: UnitsKind }) {
  const { t } = usePlanMessages();
  usePageTitle(t(`setUp.title.${kind}`));
  const session = useRequiredSession();
  const { config } = usePlatform();
  const [address, setAddress] = useSearchParams();
  if (!session) return <OrdersSkeleton />;
  const answers = answersIn(address);
  const step = stepIn(kind, address, answers);
  const steps = stepsOf(kind);
  const goOn: GoOn = (next, given) =>
    setAddress((now) => {
      const changed = new URLSearchParams(now);
      for (const [name, value] of Object.entries(given)) changed.set(name, value);
      changed.set('step', next);
      return changed;
    });
  const props = { kind, answers, goOn };
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs
            items={[{ label: t('plans.title'), href: '/systematic' }, { label: t(`setUp.title.${kind}`) }]}
          />
          <Heading level={1}>{t(`setUp.title.${kind}`)}</Heading>
          <Text>{t(`setUp.lead.${kind}`)}</Text>
        </Stack>
        <Steps
          label={t('setUp.progress')}
          steps={steps.map((one) => t(`setUp.step.${one}`))}
          current={steps.indexOf(step)}
        />
        <Card>
          {step === 'from' && <FromStep {...props} />}
          {step === 'to' && <ToStep {...props} />}
          {step === 'how' && <HowStep {...props} />}
          {step === 'agree' && <AgreeStep {...props} />}
        </Card>
        {config.sandbox && <SandboxNotice />}
      </Stack>
    </Page>
  );
}
