import { useId, useState, type FocusEvent, type ReactNode } from 'react';
import { styled } from '@sanchay/ui/style';

const Holder = styled.span`
  position: relative;
`;

const Message = styled.button`
  padding: 10px 0;
  margin: -10px 0;
  border: 0;
  background: none;
  font: inherit;
  color: inherit;
  text-align: inherit;
  text-decoration: underline dotted;
  text-underline-offset: 0.2em;
  cursor: help;
`;

const Bubble = styled.span`
  position: absolute;
  inset-inline-start: 0;
  top: calc(100% + 8px);
  z-index: 30;
  width: max-content;
  max-width: min(280px, 80vw);
  padding: 10px 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-field);
  background: var(--surface);
  box-shadow: var(--shadow-float);
  font-size: var(--text-label);
  font-weight: 400;
  line-height: 1.45;
  letter-spacing: 0;
  text-align: start;
  white-space: normal;
  color: var(--ink);
`;

/** A word of the trade with what it means: click, tap or Enter opens, Escape or leaving closes. */
export function Term({ children, explain }: { children: ReactNode; explain: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  function blur(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }
  return (
    <Holder onBlur={blur}>
      <Message
        type="button"
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        {children}
      </Message>
      {open && (
        <Bubble role="tooltip" id={id}>
          {explain}
        </Bubble>
      )}
    </Holder>
  );
}
