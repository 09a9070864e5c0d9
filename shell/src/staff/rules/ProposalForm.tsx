import { useMessages } from '@sanchay/i18n';
import {
  Button,
  Card,
  CheckField,
  DateField,
  Notice,
  Row,
  SelectField,
  Stack,
  Text,
  TextField,
} from '@sanchay/ui';
import { useDays } from './RuleFigures.tsx';
import type { RuleForm } from './ruleForm.ts';
import { useRuleProblem } from './ruleProblem.ts';
import { RULE_MESSAGES } from './ruleMessages.ts';
import { useProposal, type Proposal } from './useProposal.ts';
import { ValueFields } from './ValueFields.tsx';

interface ProposalFormProps {
  kind: string;
  form: RuleForm;
  proposal: Proposal;
  /** The business day, as ISO date. */
  today: string;
  onEnd: (sent: boolean) => void;
}

const TITLES = { replace: 'form.new', edit: 'form.change', remove: 'form.removal' } as const;

/** The form of a proposed change, filled with the rule it starts from. */
export function ProposalForm({ kind, form, proposal, today, onEnd }: ProposalFormProps) {
  const { t } = useMessages(RULE_MESSAGES);
  const problem = useRuleProblem();
  const days = useDays();
  const { does, rule } = proposal;
  const { entries, set, send, busy, error, fault } = useProposal({
    kind,
    form,
    proposal,
    onSent: () => onEnd(true),
  });
  const { from, source, confidence, reason, past } = entries;
  return (
    <Card raised title={t(TITLES[does])}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack gap={4}>
          {does !== 'replace' && <Text strong>{days(rule)}</Text>}
          {error && (
            <Notice tone="error" live>
              {problem(error)}
            </Notice>
          )}
          {does !== 'remove' && <ProposedRow form={form} entries={entries} set={set} fault={fault} />}
          <TextField
            label={t('source')}
            hint={t('form.sourceHint')}
            value={source}
            onChange={set.source}
            maxLength={500}
            multiline
            error={fault('source')}
          />
          <SelectField
            label={t('confidence')}
            value={confidence}
            onChange={(chosen) => set.confidence(chosen as typeof confidence)}
            options={(['H', 'M', 'L'] as const).map((level) => ({
              value: level,
              label: t(`confidence.${level}`),
            }))}
          />
          <TextField
            label={t('reason')}
            value={reason}
            onChange={set.reason}
            maxLength={500}
            multiline
            error={fault('reason')}
          />
          {(rule.state === 'past' || (from !== '' && from <= today)) && (
            <CheckField label={t('form.past')} checked={past} onChange={set.past} />
          )}
          <Row gap={3}>
            <Button type="submit" busy={busy}>
              {t('form.send')}
            </Button>
            <Button variant="secondary" onClick={() => onEnd(false)}>
              {t('form.cancel')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}

interface ProposedRowProps extends Pick<ReturnType<typeof useProposal>, 'entries' | 'set' | 'fault'> {
  form: RuleForm;
}

/** When the rule would apply, and its value. */
function ProposedRow({ form, entries: { from, to, value }, set, fault }: ProposedRowProps) {
  const { t } = useMessages(RULE_MESSAGES);
  return (
    <>
      <DateField label={t('form.from')} value={from} onChange={set.from} error={fault('applies_from')} />
      <DateField
        label={t('form.to')}
        hint={t('form.toHint')}
        value={to}
        onChange={set.to}
        error={fault('applies_to')}
      />
      <ValueFields form={form} label={form.properties ? '' : t('value')} value={value} onChange={set.value} />
    </>
  );
}
