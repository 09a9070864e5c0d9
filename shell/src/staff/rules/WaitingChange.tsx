import type { CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { refreshCalls, useWrite } from '@sanchay/remote-kit';
import { Button, Card, Notice, Row, Stack, Text, TextField } from '@sanchay/ui';
import { useState } from 'react';
import { RuleFigures, useDays } from './RuleFigures.tsx';
import type { RuleForm } from './ruleForm.ts';
import { useRuleProblem } from './ruleProblem.ts';
import { RULE_MESSAGES } from './ruleMessages.ts';

type Change = CallReply<'staffRuleKind'>['data']['changes'][number];

const OBSTACLES: readonly string[] = ['rule_change_stale', 'rule_in_past'];

/** What a change is called: whether it adds, changes or removes a rule. */
export function changeTitle({ added, removes }: Pick<Change, 'added' | 'removes'>) {
  return removes ? 'change.removed' : added ? 'change.added' : 'change.changed';
}

/** A proposed change with its effect, for another member of staff to decide on; its author may withdraw it. */
export function WaitingChange({ change, form }: { change: Change; form: RuleForm }) {
  const { t } = useMessages(RULE_MESSAGES);
  const format = useFormat();
  const days = useDays();
  const { obstacle, corrects_past: past, first_day: firstDay } = change;
  return (
    <Card title={t(changeTitle(change))}>
      <Stack gap={4}>
        <Text strong>{days(change)}</Text>
        <RuleFigures
          form={form}
          row={change}
          more={[
            { term: t('reason'), value: change.reason },
            {
              term: t('proposedBy'),
              value: t('proposedAt', {
                name: change.proposed_by ?? t('release'),
                at: format.dateTime(change.proposed_at),
              }),
            },
          ]}
        />
        {change.alters.map((altered) => (
          <Text key={altered.rule_id} size="small">
            {altered.applies_to === null
              ? t('altersOpen', { from: format.date(altered.applies_from) })
              : t('alters', {
                  from: format.date(altered.applies_from),
                  to: format.date(altered.applies_to),
                })}
          </Text>
        ))}
        {past && firstDay !== null && (
          <Notice tone="warn">{t('past', { day: format.date(firstDay) })}</Notice>
        )}
        {obstacle !== null && (
          <Notice tone="warn">{t(`obstacle.${OBSTACLES.includes(obstacle) ? obstacle : 'other'}`)}</Notice>
        )}
        <Decision change={change} />
      </Stack>
    </Card>
  );
}

function Decision({ change: { id, own, obstacle } }: { change: Change }) {
  const { t } = useMessages(RULE_MESSAGES);
  const problem = useRuleProblem();
  const [note, setNote] = useState('');
  const decide = useWrite('decideRuleChange', ['staffRules', 'staffRuleKind', 'datedRules']);
  const send = (decision: 'approve' | 'reject' | 'withdraw') =>
    decide.mutate(
      { params: { id }, body: { decision, ...(decision === 'reject' && { note }) } },
      { onError: () => void refreshCalls('staffRules', 'staffRuleKind') },
    );
  const failed = decide.error && (
    <Notice tone="error" live>
      {problem(decide.error)}
    </Notice>
  );
  if (own)
    return (
      <Stack gap={3}>
        <Notice>{t('own')}</Notice>
        {failed}
        <Row>
          <Button variant="secondary" busy={decide.isPending} onClick={() => send('withdraw')}>
            {t('withdraw')}
          </Button>
        </Row>
      </Stack>
    );
  return (
    <Stack gap={3}>
      {failed}
      <TextField label={t('note')} value={note} onChange={setNote} maxLength={500} multiline />
      <Row gap={3}>
        {obstacle === null && (
          <Button busy={decide.isPending} onClick={() => send('approve')}>
            {t('approve')}
          </Button>
        )}
        <Button variant="danger" busy={decide.isPending} onClick={() => send('reject')}>
          {t('reject')}
        </Button>
      </Row>
    </Stack>
  );
}
