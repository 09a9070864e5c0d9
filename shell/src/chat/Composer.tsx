import { useMessages } from '@sanchay/i18n';
import { Button, Notice, TextField, useIsPhone } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useState, type KeyboardEvent } from 'react';
import { useShell } from '../kit/shellContext.ts';
import { messageProblem } from './messageProblem.ts';
import type { RefusedMessage } from './outbox.ts';
import { SUPPORT_MESSAGES } from './supportMessages.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: end;
  flex: 1;
  & > [role] {
    grid-column: 1 / -1;
  }
  & textarea {
    min-height: 48px;
    max-height: 30dvh;
    field-sizing: content;
  }
`;

interface Props {
  /** What was refused while the field was not on the page. */
  refused?: RefusedMessage | null;
  /** Resolves with what the server would not take; its text comes back into the field. */
  onSend: (text: string) => Promise<RefusedMessage | null>;
  onTyping: () => void;
}

/** The field of a chat. Enter sends, with Shift it is a new line; what was refused is in the field again. */
export function Composer({ refused = null, onSend, onTyping }: Props) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const { config } = useShell();
  const phone = useIsPhone();
  const [text, setText] = useState(refused?.text ?? '');
  const [problem, setProblem] = useState(refused?.error ?? null);
  const send = async (): Promise<void> => {
    if (text.trim() === '') return;
    setText('');
    setProblem(null);
    const back = await onSend(text.trim());
    if (!back) return;
    setText((now) => (now.trim() === '' ? back.text : `${back.text}\n${now}`));
    setProblem(back.error);
  };
  const key = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || phone) return;
    event.preventDefault();
    void send();
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {problem && (
        <Notice tone="error" live>
          {messageProblem(t, problem)}
        </Notice>
      )}
      <TextField
        label={t('chat.message')}
        hideLabel
        placeholder={t('chat.message')}
        value={text}
        onChange={(next) => {
          setText(next);
          onTyping();
        }}
        onKeyDown={key}
        maxLength={config.support.chatText}
        autoFocus={!phone}
        multiline
      />
      <Button type="submit" aria-disabled={text.trim() === ''} guardMs={0}>
        {t('chat.send')}
      </Button>
    </Form>
  );
}
