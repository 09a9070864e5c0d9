import type { TicketSummary } from '@sanchay/contracts';
import { useFormat, useWords } from '@sanchay/i18n';
import { Row, Stack, Text, TextLink } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { HELP_WORDS } from '../../words.ts';
import { TargetList } from '../TargetList.tsx';
import { TicketState } from './TicketState.tsx';

const Dot = styled.span`
  display: inline-block;
  width: 8px;
  height: 8px;
  margin-inline-end: 8px;
  border-radius: 50%;
  background: var(--accent);
`;

/** Own tickets, the newest change first; what was answered and not opened yet has a dot. */
export function TicketRows({ tickets }: { tickets: readonly TicketSummary[] }) {
  const { t } = useWords(HELP_WORDS);
  const format = useFormat();
  return (
    <TargetList>
      {tickets.map(({ id, number, subject, state, unread, updated_at: updated }) => (
        <li key={id}>
          <Stack gap={1}>
            <Row gap={3} justify="between" align="start">
              <div>
                {unread && <Dot role="img" aria-label={t('tickets.unread')} />}
                <TextLink href={`/help/tickets/${id}`}>{subject}</TextLink>
              </div>
              <TicketState state={state} />
            </Row>
            <Text size="small">
              {number} · {t('tickets.updated', { time: format.dateTime(updated) })}
            </Text>
          </Stack>
        </li>
      ))}
    </TargetList>
  );
}
