import type { CallReply } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { MissingPage, useCall } from '@sanchay/remote-kit';
import {
  Badge,
  Button,
  Card,
  ErrorState,
  Heading,
  Loading,
  Notice,
  Row,
  SkeletonBlock,
  Stack,
  Text,
  TextLink,
} from '@sanchay/ui';
import { useState } from 'react';
import { SUPPORT_MESSAGES } from '../../chat/supportMessages.ts';
import { ProposalForm } from './ProposalForm.tsx';
import type { Proposal } from './useProposal.ts';
import { RuleFigures, useDays } from './RuleFigures.tsx';
import { RuleHistory } from './RuleHistory.tsx';
import type { RuleForm } from './ruleForm.ts';
import { RULE_MESSAGES } from './ruleMessages.ts';
import { WaitingChange } from './WaitingChange.tsx';

type Rule = CallReply<'staffRuleKind'>['data']['rules'][number];

/** What counts now comes first. */
const ORDER = ['in_force', 'upcoming', 'past'];
const TONES = { in_force: 'gain', upcoming: 'accent', past: 'neutral' } as const;

/** One kind of rule: what waits, the rows, the form of a proposal, and the history. */
export function RuleKind({ kind }: { kind: string }) {
  const { t } = useMessages(RULE_MESSAGES);
  const { t: ofStaff } = useMessages(SUPPORT_MESSAGES);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [sent, setSent] = useState(false);
  const asked = useCall('staffRuleKind', { params: { kind } }, { every: 30_000 });
  if (asked.error?.kind === 'not_found') return <MissingPage />;
  if (!asked.data) {
    return asked.error ? (
      <ErrorState code={asked.error.code ?? asked.error.kind} onRetry={() => void asked.refetch()} />
    ) : (
      <Loading>
        <SkeletonBlock height={420} />
      </Loading>
    );
  }
  const { on, rules, changes, versions } = asked.data.data;
  const form = asked.data.data.form as RuleForm;
  const waiting = changes.filter(({ decision }) => decision === null);
  const begin = (one: Proposal) => {
    setSent(false);
    setProposal(one);
  };
  const end = (done: boolean) => {
    setProposal(null);
    setSent(done);
  };
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <TextLink href="/staff/rules">{ofStaff('staff.backToQueue')}</TextLink>
        <Heading level={2}>{t(`kind.${kind}`)}</Heading>
      </Stack>
      {sent && (
        <Notice tone="success" live>
          {t('form.sent')}
        </Notice>
      )}
      <Stack gap={3}>
        <Heading level={3}>{t('waiting')}</Heading>
        {waiting.length === 0 && <Text size="small">{t('nothingWaits')}</Text>}
        {waiting.map((change) => (
          <WaitingChange key={change.id} change={change} form={form} />
        ))}
      </Stack>
      <Stack gap={3}>
        <Heading level={3}>{t('current')}</Heading>
        {rules
          .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
          .map((rule) =>
            proposal?.rule.rule_id === rule.rule_id ? (
              <ProposalForm
                key={`${proposal.does} ${rule.rule_id}`}
                kind={kind}
                form={form}
                proposal={proposal}
                today={on}
                onEnd={end}
              />
            ) : (
              <RuleCard
                key={rule.rule_id}
                rule={rule}
                form={form}
                onPropose={(does) => begin({ does, rule })}
              />
            ),
          )}
      </Stack>
      <RuleHistory versions={versions} changes={changes} form={form} />
    </Stack>
  );
}

interface RuleCardProps {
  rule: Rule;
  form: RuleForm;
  onPropose: (does: Proposal['does']) => void;
}

function RuleCard({ rule, form, onPropose }: RuleCardProps) {
  const { t } = useMessages(RULE_MESSAGES);
  const days = useDays();
  const action = (does: Proposal['does'], message: string, secondary = true) => (
    <Button size="small" {...(secondary && { variant: 'secondary' })} onClick={() => onPropose(does)}>
      {t(message)}
    </Button>
  );
  return (
    <Card>
      <Stack gap={3}>
        <Row gap={3} justify="between">
          <Text strong>{days(rule)}</Text>
          <Badge tone={TONES[rule.state]}>{t(`state.${rule.state}`)}</Badge>
        </Row>
        <RuleFigures form={form} row={rule} />
        <Row gap={2}>
          {rule.state === 'in_force' && action('replace', 'replace', false)}
          {rule.state === 'upcoming' ? action('edit', 'edit') : action('edit', 'correct')}
          {rule.state === 'upcoming' && action('remove', 'remove')}
        </Row>
      </Stack>
    </Card>
  );
}
