import type { CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Badge, ErrorState, Loading, Notice, Row, SkeletonTable, Stack } from '@sanchay/ui';
import { QueueList } from '../staffParts.ts';
import { shownFigures, type RuleForm } from './ruleForm.ts';
import { RULE_MESSAGES } from './ruleMessages.ts';

type Kind = CallReply<'staffRules'>['data']['kinds'][number];

/** Every kind of rule with the value in force; those that wait for approval first. */
export function RuleList({ chosen }: { chosen: string | null }) {
  const { t, language } = useMessages(RULE_MESSAGES);
  const rules = useCall('staffRules', {}, { every: 30_000 });
  if (!rules.data) {
    return rules.error ? (
      <ErrorState code={rules.error.code ?? rules.error.kind} onRetry={() => void rules.refetch()} />
    ) : (
      <Loading>
        <SkeletonTable />
      </Loading>
    );
  }
  const { fault, kinds } = rules.data.data;
  const named = kinds.map((one) => ({ ...one, name: t(`kind.${one.kind}`) }));
  const sorted = named.toSorted(
    (a, b) => Number(b.waiting > 0) - Number(a.waiting > 0) || a.name.localeCompare(b.name, language),
  );
  return (
    <Stack gap={3}>
      {fault !== null && <Notice tone="error">{t('fault', { fault })}</Notice>}
      <QueueList>
        {sorted.map((one) => (
          <li key={one.kind}>
            <a href={`/staff/rules/${one.kind}`} aria-current={one.kind === chosen ? 'true' : undefined}>
              <strong>{one.name}</strong>
              <Now kind={one} />
              <Marks kind={one} />
            </a>
          </li>
        ))}
      </QueueList>
    </Stack>
  );
}

/** The value in force, where it fits on one line. */
function Now({ kind: { form, rules } }: { kind: Kind }) {
  const { t } = useMessages(RULE_MESSAGES);
  const format = useFormat();
  const now = rules.filter(({ state }) => state === 'in_force');
  if (now.length === 0) return <small>{t('none')}</small>;
  if (now.length > 1) return null;
  const figures = shownFigures(form as RuleForm, now[0]!.value, { t, format });
  if (figures.length > 3) return null;
  return <small>{figures.map(({ name, text }) => `${name} ${text}`.trim()).join(' · ')}</small>;
}

function Marks({ kind: { waiting, rules } }: { kind: Kind }) {
  const { t } = useMessages(RULE_MESSAGES);
  const upcoming = rules.filter(({ state }) => state === 'upcoming').length;
  if (waiting + upcoming === 0) return null;
  return (
    <Row gap={2}>
      {waiting > 0 && <Badge tone="warn">{t('waitingCount', { count: waiting })}</Badge>}
      {upcoming > 0 && <Badge tone="accent">{t('upcomingCount', { count: upcoming })}</Badge>}
    </Row>
  );
}
