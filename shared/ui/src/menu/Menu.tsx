import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { CheckIcon, ChevronDownIcon } from '../icons/signs.tsx';
import { Anchor } from '../link/links.tsx';
import { rovingTarget } from '../tabs/roving.ts';
import { Holder, itemLook, List, Trigger } from './menuParts.tsx';

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  href?: string;
  onSelect?: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** One of a set, and the chosen one. */
  selected?: boolean;
}

export interface MenuProps {
  label: string;
  /** Content of the button; the label without. */
  trigger?: ReactNode;
  items: readonly MenuItem[];
}

const LinkItem = itemLook(Anchor);
const ButtonItem = itemLook('button');

/** Actions behind a button. Arrows, Home, End and first letters move; Escape closes and gives the focus back. */
export function Menu({ label, trigger, items }: MenuProps) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const entries = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])') ?? []),
  ];

  function openAt(place: number): void {
    setOpen(true);
    // After the list is there.
    requestAnimationFrame(() => entries().at(place)?.focus());
  }
  function close(giveFocusBack: boolean): void {
    setOpen(false);
    if (giveFocusBack) button.current?.focus();
  }
  function triggerKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 0 : -1);
  }
  function listKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      close(event.key === 'Escape');
      return;
    }
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const target = rovingTarget(event.key, at, all.length, 'y') ?? byLetter(event.key, at, all);
    if (target === null) return;
    event.preventDefault();
    all[target]?.focus();
  }
  function blur(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }
  function select(item: MenuItem): void {
    if (item.disabled) return;
    close(true);
    item.onSelect?.();
  }

  return (
    <Holder onBlur={blur}>
      <Trigger
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-label={trigger === undefined ? undefined : label}
        onClick={() => (open ? close(false) : openAt(0))}
        onKeyDown={triggerKey}
      >
        {trigger ?? label}
        <ChevronDownIcon size={16} />
      </Trigger>
      {open && (
        <List ref={list} role="menu" id={listId} aria-label={label} onKeyDown={listKey}>
          {items.map((item) => {
            const common = {
              role: item.selected === undefined ? 'menuitem' : 'menuitemradio',
              'aria-checked': item.selected,
              'aria-disabled': item.disabled || undefined,
              'data-danger': item.danger ? '' : undefined,
              tabIndex: -1,
              onClick: () => select(item),
              children: (
                <>
                  {item.icon}
                  <span>{item.label}</span>
                  {item.selected && <CheckIcon size={18} />}
                </>
              ),
            };
            return item.href && !item.disabled ? (
              <LinkItem key={item.id} href={item.href} {...common} />
            ) : (
              <ButtonItem key={item.id} type="button" {...common} />
            );
          })}
        </List>
      )}
    </Holder>
  );
}

function byLetter(key: string, at: number, all: readonly HTMLElement[]): number | null {
  if (key.length !== 1 || key === ' ') return null;
  const wanted = key.toLocaleLowerCase();
  for (let step = 1; step <= all.length; step += 1) {
    const index = (at + step) % all.length;
    if (all[index]?.textContent?.trim().toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return null;
}
