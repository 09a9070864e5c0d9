import { useMessages } from '@sanchay/i18n';
import { phone } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useEffect, useRef } from 'react';
import { MESSAGES } from '../messages.ts';
import type { FundSection } from './fundSections.ts';
import { holdSection } from './holdSection.ts';
import { useCurrentSection } from './useCurrentSection.ts';

const Tabs = styled.nav`
  position: sticky;
  z-index: 14;
  top: 64px;
  background: var(--bg);
  box-shadow: inset 0 -1px 0 var(--line);
  ${phone} {
    top: calc(var(--header-height, 0px) + 57px);
    margin-inline: -16px;
  }
  @media print {
    display: none;
  }
`;

const List = styled.ul`
  position: relative;
  display: flex;
  gap: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  ${phone} {
    padding-inline: 8px;
  }
`;

const Tab = styled.a`
  display: flex;
  align-items: center;
  min-height: 48px;
  padding: 0 10px;
  color: var(--ink-2);
  font-size: var(--text-small);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  &[aria-current] {
    color: var(--accent);
    font-weight: 600;
    box-shadow: inset 0 -2px 0 var(--accent);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  @media (hover: hover) {
    &:hover {
      color: var(--ink);
    }
  }
`;

/** The sections of the page as links that stay in sight; the one that is read is marked, and in sight itself. */
export function SectionTabs({ sections }: { sections: readonly FundSection[] }) {
  const { t } = useMessages(MESSAGES);
  const current = useCurrentSection(sections);
  const list = useRef<HTMLUListElement>(null);
  const hold = useRef<() => void>(() => undefined);
  useEffect(() => () => hold.current(), []);
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-current]');
    // Not `scrollIntoView`, which would move the page as well.
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <Tabs aria-label={t('tabs.label')} data-page-bar="">
      <List ref={list}>
        {sections.map((id) => (
          <li key={id}>
            <Tab
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => {
                hold.current();
                hold.current = holdSection(id);
              }}
            >
              {t(`tabs.${id}`)}
            </Tab>
          </li>
        ))}
      </List>
    </Tabs>
  );
}
