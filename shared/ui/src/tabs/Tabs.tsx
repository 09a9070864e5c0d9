import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from '@sanchay/ui/style';
import { rovingTarget } from './roving.ts';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  selected?: string;
  defaultSelected?: string;
  onSelect?: (id: string) => void;
}

const List = styled.div`
  display: flex;
  gap: var(--space-5);
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 var(--line);
`;

const TabButton = styled.button`
  flex: none;
  min-height: 46px;
  padding: 8px 2px;
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  font-size: 1rem;
  font-weight: 600;
  color: var(--ink-3);
  cursor: pointer;
  &[aria-selected='true'] {
    color: var(--ink);
    border-bottom-color: var(--accent);
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: 6px;
  }
`;

const Panel = styled.div`
  padding-top: var(--space-5);
`;

/** Several views of one thing, one shown. The pattern of ARIA: arrows, Home and End move, Tab goes to the panel. */
export function Tabs({ label, tabs, selected, defaultSelected, onSelect }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultSelected ?? tabs[0]?.id);
  const current = tabs.find((tab) => tab.id === (selected ?? own)) ?? tabs[0];

  function select(id: string): void {
    setOwn(id);
    onSelect?.(id);
  }
  function move(event: KeyboardEvent, index: number): void {
    const target = rovingTarget(event.key, index, tabs.length, 'x');
    if (target === null) return;
    event.preventDefault();
    select(tabs[target]!.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  }

  if (!current) return null;
  return (
    <div>
      <List role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab, index) => (
          <TabButton
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-selected={tab === current}
            aria-controls={tab === current ? `${base}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => select(tab.id)}
            onKeyDown={(event) => move(event, index)}
          >
            {tab.label}
          </TabButton>
        ))}
      </List>
      <Panel role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-tab-${current.id}`} tabIndex={0}>
        {current.content}
      </Panel>
    </div>
  );
}
