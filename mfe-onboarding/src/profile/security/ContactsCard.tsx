import type { ContactKind, SecurityFacts } from '@sanchay/contracts';
import { useWrite } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Button, Card, Notice, SettingRow } from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { ProblemNotice } from '../../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../../messages.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { useChange, type AskStepUp } from './useChange.ts';

const KINDS: ContactKind[] = ['email', 'mobile'];

/** E-mail and mobile, used for sign-in and notifications. `?change=mobile` opens the change at once. */
export function ContactsCard({ facts, ask }: { facts: SecurityFacts; ask: AskStepUp }) {
  const { t } = useMessages(MESSAGES);
  const { dateTime } = useFormat();
  const [query, setQuery] = useSearchParams();
  const { busy, problem, run } = useChange();
  const withdraw = useWrite('withdrawContactChange');
  const changing = KINDS.find((kind) => kind === query.get('change')) ?? null;
  const pending = facts.pending_contact;
  const change = (kind: ContactKind | null) => setQuery(kind ? { change: kind } : {}, { replace: true });

  return (
    <Card title={t('contact.title')}>
      {KINDS.map((kind) => (
        <SettingRow key={kind} title={facts[kind] ?? t('contact.none')} note={t(`contact.${kind}`)}>
          <Button
            variant="secondary"
            size="small"
            aria-label={t(facts[kind] ? `contact.change.${kind}` : `contact.add.${kind}`)}
            onClick={() => change(kind)}
          >
            {t(facts[kind] ? 'contact.change' : 'contact.add')}
          </Button>
        </SettingRow>
      ))}
      {pending && (
        <Notice
          tone="warn"
          title={t(`contact.pending.${pending.kind}`, { to: pending.masked })}
          action={
            <Button
              variant="secondary"
              size="small"
              busy={busy}
              onClick={() =>
                void run(async () => void (await withdraw.mutateAsync({ body: {} })), t('contact.withdrawn'))
              }
            >
              {t('contact.withdraw')}
            </Button>
          }
        >
          {t('contact.pendingFrom', { at: dateTime(pending.effective_at) })}
        </Notice>
      )}
      <ProblemNotice error={problem} />
      {changing && <ContactDialog kind={changing} facts={facts} ask={ask} onClose={() => change(null)} />}
    </Card>
  );
}
