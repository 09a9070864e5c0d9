import { useState } from 'react';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Term } from '@sanchay/ui';
import { useCall } from '../remote/useCall.ts';

/**
 * “Source” behind a sentence that states a rule: opens who set the rule and from when it applies. Rule ids are for the API
 * and exports; they are never shown. Nothing is requested before it is opened.
 */
export function RuleSource({ ids }: { ids: readonly string[] }) {
  const { t } = useMessages();
  const [opened, setOpened] = useState(false);
  if (ids.length === 0) return null;
  return (
    <span onClickCapture={() => setOpened(true)}>
      <Term explain={opened && <Sources ids={ids} />}>{t('rule.open')}</Term>
    </span>
  );
}

function Sources({ ids }: { ids: readonly string[] }) {
  const { t } = useMessages();
  const { date } = useFormat();
  const answer = useCall('ruleSources', { query: { ids: [...new Set(ids)].join(',') } });
  if (answer.isPending) return t('state.loading');
  const rows = answer.data?.data ?? [];
  if (rows.length === 0) return t('rule.unknown');
  return rows.map(({ rule_id, source, applies_from, applies_to }) => (
    <span key={rule_id} style={{ display: 'block' }}>
      {source}
      {' · '}
      {applies_to === null
        ? t('rule.from', { from: date(applies_from) })
        : t('rule.between', { from: date(applies_from), to: date(applies_to) })}
    </span>
  ));
}
