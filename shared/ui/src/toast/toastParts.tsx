import { keyframes, styled } from '@sanchay/ui/style';
import { phone } from '../tokens/media.ts';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

export const Region = styled.div`
  position: fixed;
  z-index: 60;
  right: 24px;
  bottom: 24px;
  width: min(420px, calc(100vw - 32px));
  pointer-events: none;
  & > ol {
    display: grid;
    gap: var(--space-2);
  }
  ${phone} {
    right: 16px;
    bottom: calc(var(--foot-clear, 0px) + 12px);
  }
  @media print {
    display: none;
  }
`;

export const Slip = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 56px;
  padding: 5px 6px 5px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-field);
  background: var(--surface);
  box-shadow: var(--shadow-float);
  font-size: var(--text-small);
  pointer-events: auto;
  animation: ${arrive} var(--slow) var(--ease);
  & > span {
    flex: 1;
  }
  & > svg {
    flex: none;
    color: var(--accent);
  }
  &[data-tone='error'] > svg {
    color: var(--loss);
  }
  &[data-tone='success'] > svg {
    color: var(--gain);
  }
`;
