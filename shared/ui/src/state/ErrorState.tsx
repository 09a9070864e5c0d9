import type { ReactNode } from 'react';
import { problemMessages, useMessages } from '@sanchay/i18n';
import { styled } from '@sanchay/ui/style';
import { Button } from '../button/Button.tsx';
import { WarningIcon } from '../icons/signs.tsx';
import { Heading } from '../type/Heading.tsx';
import { Centre, Medallion } from './stateParts.tsx';

export interface ErrorStateProps {
  /** Code of an API problem; its words are used where none are given. */
  code?: string;
  /** What happened. */
  title?: ReactNode;
  /** What is safe. */
  safe?: ReactNode;
  /** What to do. */
  action?: ReactNode;
  requestId?: string;
  /** Small words below, instead of the request's id. */
  reference?: string;
  onRetry?: () => void;
  busy?: boolean;
  /** Small enough for a card or a row. */
  compact?: boolean;
  /** Of its heading: 1 where the failure is all that the page shows. */
  level?: 1 | 2;
}

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-field);
  background: var(--surface);
  font-size: var(--text-small);
  color: var(--ink-2);
  & > div {
    flex: 1 1 200px;
  }
  & strong {
    display: block;
    color: var(--ink);
  }
`;

const Reference = styled.p`
  font-size: var(--text-label);
  color: var(--ink-3);
  overflow-wrap: anywhere;
`;

/** A failure in three sentences: what happened, what is safe, what to do. */
export function ErrorState({
  code,
  requestId,
  onRetry,
  busy = false,
  compact = false,
  level = 2,
  ...given
}: ErrorStateProps) {
  const { t } = useMessages();
  const messages = problemMessages(t, code);
  const title = given.title ?? messages.title;
  const body = (
    <p>
      {given.safe ?? messages.safe} {given.action ?? messages.action}
    </p>
  );
  const note = given.reference ?? (requestId && t('error.requestId', { id: requestId }));
  const reference = note && <Reference>{note}</Reference>;
  const retry = onRetry && (
    <Button variant="secondary" size={compact ? 'small' : 'normal'} busy={busy} onClick={onRetry}>
      {t('action.retry')}
    </Button>
  );
  if (compact) {
    return (
      <Strip role="alert">
        <div>
          <strong>{title}</strong>
          {body}
          {reference}
        </div>
        {retry}
      </Strip>
    );
  }
  return (
    <Centre role="alert">
      <Medallion aria-hidden="true">
        <WarningIcon size={26} />
      </Medallion>
      <Heading level={level} size="card">
        {title}
      </Heading>
      {body}
      {retry}
      {reference}
    </Centre>
  );
}
