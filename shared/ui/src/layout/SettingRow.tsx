import type { ReactNode } from 'react';
import { styled } from '@sanchay/ui/style';
import { phone } from '../tokens/media.ts';

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding-block: var(--space-3);
  & + & {
    border-top: 1px solid var(--line);
  }
  &:first-of-type {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  ${phone} {
    flex-wrap: wrap;
  }
`;

const Messages = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;
  & > b {
    display: block;
    font-weight: 600;
  }
  & > span {
    display: block;
    font-size: var(--text-small);
    color: var(--ink-3);
  }
`;

const Deeds = styled.div`
  display: flex;
  flex: none;
  gap: var(--space-2);
`;

export interface SettingRowProps {
  title: ReactNode;
  /** Under the title, quieter. */
  note?: ReactNode;
  children?: ReactNode;
}

/** One thing of the account with what can be done about it at its end. */
export function SettingRow({ title, note, children }: SettingRowProps) {
  return (
    <Line>
      <Messages>
        <b>{title}</b>
        {note !== undefined && <span>{note}</span>}
      </Messages>
      {children && <Deeds>{children}</Deeds>}
    </Line>
  );
}
