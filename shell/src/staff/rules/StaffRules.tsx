import { useMessages } from '@sanchay/i18n';
import { EmptyState } from '@sanchay/ui';
import { Desk } from '../staffParts.ts';
import { RuleKind } from './RuleKind.tsx';
import { RuleList } from './RuleList.tsx';
import { RULE_MESSAGES } from './ruleMessages.ts';

/** Dated rules by kind, with the chosen kind: its rows, what waits for approval, and its history. */
export function StaffRules({ id }: { id: string | null }) {
  const { t } = useMessages(RULE_MESSAGES);
  return (
    <Desk $chosen={id !== null}>
      <RuleList chosen={id} />
      {id === null ? <EmptyState title={t('choose')} /> : <RuleKind key={id} kind={id} />}
    </Desk>
  );
}
