import { defaultConfig } from '@sanchay/contracts';
import { useWords } from '@sanchay/i18n';
import { Button, Notice, TextField, useIsPhone } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { messageProblem } from './messageProblem.ts';
import type { RefusedMessage } from './outbox.ts';
import { SUPPORT_WORDS } from './supportWords.ts';

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

/** Milliseconds between two looks for a refused message. */
const LOOKS_EVERY = 250;

interface Props {
  /** Whose draft it is. */
  name: string;
  /** Takes a message that the server would not take; its text comes back into the field. */
  refused: () => RefusedMessage | null;
  onSend: (text: string) => void;
  onTyping: () => void;
}

/** The field of a chat. Enter sends, with Shift it is a new line; what was refused is in the field again. */
export function Composer({ name, refused, onSend, onTyping }: Props) {
  const { t } = useWords(SUPPORT_WORDS);
  const phone = useIsPhone();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<RefusedMessage['error'] | null>(null);
  useEffect(() => {
    const look = setInterval(() => {
      const back = refused();
      if (!back) return;
      setText((now) => (now.trim() === '' ? back.text : `${back.text}\n${now}`));
      setProblem(back.error);
    }, LOOKS_EVERY);
    return () => clearInterval(look);
  }, [refused]);
  const send = (): void => {
    if (text.trim() === '') return;
    onSend(text.trim());
    setText('');
    setProblem(null);
  };
  const key = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || phone) return;
    event.preventDefault();
    send();
  };
  return (
    <Form
      key={name}
      onSubmit={(event) => {
        event.preventDefault();
        send();
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
        maxLength={defaultConfig.support.chatText}
        autoFocus={!phone}
        multiline
      />
      <Button type="submit" aria-disabled={text.trim() === ''} guardMs={0}>
        {t('chat.send')}
      </Button>
    </Form>
  );
}
