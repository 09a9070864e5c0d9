import { confirmsOf, type SystematicPlan } from '@sanchay/contracts';
import { useCall, useStepUp, useWrite } from '@sanchay/remote-kit';
import {
  Button,
  ChoiceField,
  Dialog,
  MoneyField,
  SelectField,
  Stack,
  TextLink,
  useRefusals,
} from '@sanchay/ui';
import { useState } from 'react';
import { StepUpFields } from '../invest/StepUpFields.tsx';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import { changedParts, dayChoices, editOf, type PlanEdit } from './planEdit.ts';
import { CHANGED_WITH_PLAN, usePlanChange } from './usePlanChange.ts';
import { usePlanMessages } from './usePlanMessages.ts';

const PAYERS = ['cart', 'mandate'] as const;

/** Changes amount, day, step-up and payer of a plan; shows before and after, and requests a code. */
export function EditPlan({ plan, onDone }: { plan: SystematicPlan; onDone: () => void }) {
  const { t, day } = usePlanMessages();
  const [before] = useState(() => editOf(plan));
  const [edit, setEdit] = useState(before);
  const scheme = useCall('schemeDetails', { params: { codes: plan.code } }).data?.[0];
  const write = useWrite('updateSystematic', CHANGED_WITH_PLAN);
  const { send, error, busy, reset } = usePlanChange(write, plan.id, onDone);
  const stepUp = useStepUp();
  const refusals = useRefusals();
  const parts = changedParts(before, edit);
  const nothing = Object.keys(parts).length === 0;
  const days = dayChoices(plan, scheme);
  const refused = (field: string): string | undefined => error?.errors[field]?.[0];
  const elsewhere = error && !refused('amount') && !refused('day') ? error : null;

  function change(part: Partial<PlanEdit>): void {
    setEdit((now) => ({ ...now, ...part }));
    reset();
  }

  async function save(): Promise<void> {
    if (refusals.any) return;
    if (nothing) return onDone();
    const body = { version: plan.version, ...parts };
    const confirms = confirmsOf('updateSystematic', { params: { id: plan.id }, body });
    const token = await stepUp.ask('systematic', { confirms });
    if (token === null) return;
    await send({ ...body, step_up_code: token }, t('edit.done'));
  }

  return (
    <>
      <Dialog
        open
        onClose={onDone}
        title={t('edit.title')}
        actions={
          <>
            <Button variant="secondary" onClick={onDone}>
              {t('actions.keep')}
            </Button>
            <Button busy={busy} aria-disabled={nothing || undefined} onClick={() => void save()}>
              {t('edit.save')}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <MoneyField
            label={t('plan.amount')}
            value={edit.amount}
            onChange={(amount) => change({ amount })}
            error={refused('amount')}
            name="amount"
            chips={plan.kind === 'sip'}
          />
          {days.length > 0 && (
            <SelectField
              label={t('plan.day')}
              value={String(edit.day)}
              onChange={(value) => change({ day: Number(value) })}
              options={days.map((value) => ({
                value: String(value),
                label: day({ frequency: plan.frequency, day: value }),
              }))}
              error={refused('day')}
            />
          )}
          {plan.kind === 'sip' && (
            <>
              <StepUpFields
                value={edit.stepUp}
                onChange={(step) => change({ stepUp: step })}
                onRefused={refusals.of('cap')}
              />
              <ChoiceField
                label={t('plan.paidBy')}
                value={edit.paidBy}
                onChange={(by) => change({ paidBy: by === 'mandate' ? 'mandate' : 'cart' })}
                options={PAYERS.map((by) => ({ value: by, label: t(`paidBy.${by}`) }))}
                columns={2}
              />
            </>
          )}
          {!nothing && <BeforeAfter plan={plan} before={before} after={edit} />}
          <WriteProblem error={elsewhere} />
          {refused('paid_by') && <TextLink href="/mandates">{t('edit.toMandates')}</TextLink>}
        </Stack>
      </Dialog>
      {stepUp.dialog}
    </>
  );
}
