import type { TicketSummary } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { phone, Text, TextLink } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { HELP_MESSAGES } from '../../messages.ts';
import { TargetList } from '../TargetList.tsx';
import { TicketState } from './TicketState.tsx';

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-block: calc(-1 * var(--space-2));
  line-height: 1.3;
  & > div {
    min-width: 0;
  }
  & p {
    display: -webkit-box;
    overflow: hidden;
    /* Vowel signs of Devanagari stand above the line and would be cut off. */
    margin: -4px 0 0;
    padding-block-start: 4px;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
  }
  ${phone} {
    & p {
      font-size: var(--text-small);
      line-height: 1.25;
    }
    & p:first-of-type {
      -webkit-line-clamp: 2;
    }
  }
`;

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
  const { t } = useMessages(HELP_MESSAGES);
  const format = useFormat();
  return (
    <TargetList>
      {tickets.map(({ id, number, subject, state, unread, updated_at: updated }) => (
        <li key={id} data-row>
          <Line>
            <div>
              <p>
                {unread && <Dot role="img" aria-label={t('tickets.unread')} />}
                <TextLink href={`/help/tickets/${id}`}>{subject}</TextLink>
              </p>
              <Text size="label">
                {number} · {t('tickets.updated', { time: format.dateTime(updated) })}
              </Text>
            </div>
            <TicketState state={state} />
          </Line>
        </li>
      ))}
    </TargetList>
  );
}
