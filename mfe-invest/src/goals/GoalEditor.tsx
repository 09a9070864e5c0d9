import type { CallReply, Goal, GoalDraft } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import type { TypedDraft } from '@sanchay/remote-kit';
import { Button, Card, Notice, Row, Split, Stack, Text, useProblemInSight } from '@sanchay/ui';
import { useRef, useState } from 'react';
import { sumRupees, toWire } from '@sanchay/finance';
import { GOAL_MESSAGES } from '../messages.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { formOf, holdingKey, outlookOf, type GoalForm } from './goalForm.ts';
import { GoalFields } from './GoalFields.tsx';
import { GoalOutlookList } from './GoalOutlookList.tsx';
import { HoldingChoices } from './HoldingChoices.tsx';
import { useGoalForm } from './useGoalForm.ts';

interface Props {
  start: GoalForm;
  draft: TypedDraft<GoalForm>;
  assets: CallReply<'goalAssets'>['data'];
  /** ISO day. */
  today: string;
  /** The saved goal; absent for a new one. */
  goal?: Goal;
  busy: boolean;
  send: (draft: GoalDraft) => Promise<void>;
  /** Requests the saved goal again after another tab changed it; null where that fails. */
  onLoad?: () => Promise<Goal | null>;
  onCancel: () => void;
}

/** The form of a goal beside how far it gets with what is typed. */
export function GoalEditor({ start, draft, assets, today, goal, busy, send, onLoad, onCancel }: Props) {
  const { t } = useMessages(GOAL_MESSAGES);
  const state = useGoalForm(start, send, draft);
  const { form, change, save, rebase, errorOf, general } = state;
  const [loaded, setLoaded] = useState(false);
  const actions = useRef<HTMLElement>(null);
  useProblemInSight(actions);
  const chosen = new Set(form.holdings.map(holdingKey));
  const own = assets.filter((one) => chosen.has(holdingKey(one)));
  const value = toWire(sumRupees(own.map((one) => one.value)), 2);
  const outlook = outlookOf(form, value, today);
  async function load(): Promise<void> {
    const latest = await onLoad?.();
    if (!latest) return;
    rebase(formOf(latest));
    setLoaded(true);
  }
  return (
    <Split
      aside={
        <Card title={t('outlook.title')} raised>
          {outlook ? (
            <GoalOutlookList outlook={outlook} value={value} />
          ) : (
            <Text>{t('outlook.incomplete')}</Text>
          )}
        </Card>
      }
    >
      <Card>
        <Stack gap={5}>
          <GoalFields of={state} />
          <HoldingChoices
            assets={assets}
            chosen={form.holdings}
            goalId={goal?.id}
            onChange={(holdings) => change({ holdings })}
            error={errorOf('holdings')}
          />
          <WriteProblem
            error={general}
            action={
              general?.code === 'goal_changed' && (
                <Button variant="secondary" onClick={() => void load()}>
                  {t('form.load')}
                </Button>
              )
            }
          />
          {loaded && !general && (
            <Notice tone="info" live>
              {t('form.loaded')}
            </Notice>
          )}
          <Row gap={3} ref={actions}>
            <Button busy={busy} onClick={() => void save()}>
              {t('form.save')}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                draft.forget();
                onCancel();
              }}
            >
              {t('form.cancel')}
            </Button>
          </Row>
        </Stack>
      </Card>
    </Split>
  );
}
