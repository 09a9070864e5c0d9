import type { ApiError } from '@sanchay/api-client';
import type { CallBody, CallReply } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
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
import { useState } from 'react';
import { useDays } from './RuleFigures.tsx';
import { sentValue, type RuleForm } from './ruleForm.ts';
import { useRuleProblem } from './ruleProblem.ts';
import { RULE_MESSAGES } from './ruleMessages.ts';
import { ValueFields } from './ValueFields.tsx';

/** What is to be proposed about a rule: a value that follows it, a change of itself, or that it goes. */
export interface Proposal {
  does: 'replace' | 'edit' | 'remove';
  rule: CallReply<'staffRuleKind'>['data']['rules'][number];
}

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
export function ProposalForm({ kind, form, proposal: { does, rule }, today, onEnd }: ProposalFormProps) {
  const { t } = useMessages(RULE_MESSAGES);
  const problem = useRuleProblem();
  const days = useDays();
  const propose = useWrite('proposeRuleChange', ['staffRules', 'staffRuleKind']);
  const [from, setFrom] = useState(does === 'replace' ? '' : rule.applies_from);
  const [to, setTo] = useState(does === 'replace' ? '' : (rule.applies_to ?? ''));
  const [value, setValue] = useState<unknown>(rule.value);
  const [source, setSource] = useState(does === 'replace' ? '' : rule.source);
  const [confidence, setConfidence] = useState<CallBody<'proposeRuleChange'>['confidence']>(rule.confidence);
  const [reason, setReason] = useState('');
  const [past, setPast] = useState(false);
  const send = () => {
    if (propose.isPending) return;
    const row = {
      ...(from !== '' && { applies_from: from }),
      applies_to: to === '' ? null : to,
      value: sentValue(form, value),
    };
    const body: CallBody<'proposeRuleChange'> = {
      ...(does === 'replace'
        ? { rule_id: null, base_version: null }
        : { rule_id: rule.rule_id, base_version: rule.version }),
      ...(does === 'remove' ? { removes: true } : row),
      source,
      confidence,
      reason,
      corrects_past: past,
    };
    void propose.mutateAsync({ params: { kind }, body }).then(
      () => onEnd(true),
      () => undefined,
    );
  };
  const fault = (field: string) => faultOf(propose.error, field);
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
          {propose.error && (
            <Notice tone="error" live>
              {problem(propose.error)}
            </Notice>
          )}
          {does !== 'remove' && (
            <>
              <DateField
                label={t('form.from')}
                value={from}
                onChange={setFrom}
                error={fault('applies_from')}
              />
              <DateField
                label={t('form.to')}
                hint={t('form.toHint')}
                value={to}
                onChange={setTo}
                error={fault('applies_to')}
              />
              <ValueFields
                form={form}
                label={form.properties ? '' : t('value')}
                value={value}
                onChange={setValue}
              />
            </>
          )}
          <TextField
            label={t('source')}
            hint={t('form.sourceHint')}
            value={source}
            onChange={setSource}
            maxLength={500}
            multiline
            error={fault('source')}
          />
          <SelectField
            label={t('confidence')}
            value={confidence}
            onChange={(chosen) => setConfidence(chosen as typeof confidence)}
            options={(['H', 'M', 'L'] as const).map((level) => ({
              value: level,
              label: t(`confidence.${level}`),
            }))}
          />
          <TextField
            label={t('reason')}
            value={reason}
            onChange={setReason}
            maxLength={500}
            multiline
            error={fault('reason')}
          />
          {(rule.state === 'past' || (from !== '' && from <= today)) && (
            <CheckField label={t('form.past')} checked={past} onChange={setPast} />
          )}
          <Row gap={3}>
            <Button type="submit" busy={propose.isPending}>
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

function faultOf(error: ApiError | null, field: string): string | undefined {
  return error?.errors[field]?.[0];
}
