import type { CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Disclosure, Stack, Text } from '@sanchay/ui';
import { RuleFigures, useDays } from './RuleFigures.tsx';
import type { RuleForm } from './ruleForm.ts';
import { RULE_MESSAGES } from './ruleMessages.ts';
import { changeTitle } from './WaitingChange.tsx';

type Kind = CallReply<'staffRuleKind'>['data'];

interface RuleHistoryProps extends Pick<Kind, 'versions' | 'changes'> {
  form: RuleForm;
}

/** Every version that was recorded, the newest first, and the changes that came to nothing. */
export function RuleHistory({ versions, changes, form }: RuleHistoryProps) {
  const { t } = useMessages(RULE_MESSAGES);
  const { dateTime } = useFormat();
  const days = useDays();
  const refused = changes.filter(({ decision }) => decision === 'rejected' || decision === 'withdrawn');
  return (
    <Disclosure summary={t('history')}>
      <Stack gap={6}>
        {versions.map((version) => (
          <Stack key={version.version} gap={2}>
            <Text strong>
              {version.removed ? `${t('history.removed')} · ${days(version)}` : days(version)}
            </Text>
            <Text size="small">
              {version.approved_by === null
                ? t('history.release', { at: dateTime(version.recorded_at) })
                : t('history.staff', {
                    proposer: version.proposed_by ?? t('release'),
                    approver: version.approved_by,
                    at: dateTime(version.recorded_at),
                  })}
            </Text>
            <RuleFigures
              form={form}
              row={version}
              more={version.reason === null ? [] : [{ term: t('reason'), value: version.reason }]}
            />
          </Stack>
        ))}
        {refused.map((change) => (
          <Stack key={change.id} gap={2}>
            <Text strong>{`${t(changeTitle(change))} · ${days(change)}`}</Text>
            <Text size="small">
              {t(`decided.${change.decision}`, {
                name: change.decided_by ?? '',
                at: dateTime(change.decided_at ?? change.proposed_at),
              })}
            </Text>
            {change.note !== '' && <Text size="small">{change.note}</Text>}
            <RuleFigures form={form} row={change} />
          </Stack>
        ))}
      </Stack>
    </Disclosure>
  );
}
