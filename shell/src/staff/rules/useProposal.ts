import type { ApiError } from '@sanchay/api-client';
import type { CallBody, CallReply } from '@sanchay/contracts';
import { useWrite } from '@sanchay/remote-kit';
import { useState } from 'react';
import { sentValue, type RuleForm } from './ruleForm.ts';

/** What is to be proposed about a rule: a value that follows it, a change of itself, or that it goes. */
export interface Proposal {
  does: 'replace' | 'edit' | 'remove';
  rule: CallReply<'staffRuleKind'>['data']['rules'][number];
}

interface ProposalTarget {
  kind: string;
  form: RuleForm;
  proposal: Proposal;
  onSent: () => void;
}

/** The entries of a proposal, which start from the rule, and the call that sends it. */
export function useProposal({ kind, form, proposal: { does, rule }, onSent }: ProposalTarget) {
  const propose = useWrite('proposeRuleChange', ['staffRules', 'staffRuleKind']);
  const [from, setFrom] = useState(does === 'replace' ? '' : rule.applies_from);
  const [to, setTo] = useState(does === 'replace' ? '' : (rule.applies_to ?? ''));
  const [value, setValue] = useState<unknown>(rule.value);
  const [source, setSource] = useState(does === 'replace' ? '' : rule.source);
  const [confidence, setConfidence] = useState<CallBody<'proposeRuleChange'>['confidence']>(rule.confidence);
  const [reason, setReason] = useState('');
  const [past, setPast] = useState(false);

  function send(): void {
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
    void propose.mutateAsync({ params: { kind }, body }).then(onSent, () => undefined);
  }

  const error: ApiError | null = propose.error;
  return {
    entries: { from, to, value, source, confidence, reason, past },
    set: {
      from: setFrom,
      to: setTo,
      value: setValue,
      source: setSource,
      confidence: setConfidence,
      reason: setReason,
      past: setPast,
    },
    send,
    busy: propose.isPending,
    error,
    fault: (field: string): string | undefined => error?.errors[field]?.[0],
  };
}
