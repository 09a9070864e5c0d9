import { css } from '@sanchay/ui/style';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'normal' | 'small';

const variants: Record<ButtonVariant, string> = {
  primary: 'background: var(--accent); color: var(--on-accent);',
  secondary: 'background: var(--surface); color: var(--ink); border-color: var(--line);',
  quiet: 'background: transparent; color: var(--accent);',
  danger: 'background: var(--loss); color: var(--on-loss);',
};

const hovers: Record<ButtonVariant, string> = {
  primary: 'background: color-mix(in srgb, var(--accent) 88%, var(--ink));',
  secondary: 'background: var(--sunk);',
  quiet: 'background: var(--accent-soft);',
  danger: 'background: color-mix(in srgb, var(--loss) 88%, var(--ink));',
};

// A small button looks 38 px high; its invisible edge keeps the target at 44.
const small = `
  min-height: 38px;
  padding: 5px 16px;
  font-size: var(--text-small);
  &::after { content: ''; position: absolute; inset: -4px; border-radius: inherit; }
`;

export interface Look {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $full: boolean;
}

/** The look that buttons and links shaped like buttons share. */
export function buttonLook({ $variant, $size, $full }: Look) {
  return css`
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-height: var(--control-height);
    padding: 8px 22px;
    border: 1px solid transparent;
    border-radius: var(--radius-pill);
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.25;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    user-select: none;
    transition: background-color var(--fast) var(--ease);
    ${variants[$variant]}
    ${$full && 'width: 100%;'}
    ${$size === 'small' && small}
    @media (hover: hover) {
      &:hover:not([aria-disabled='true'], :disabled) {
        ${hovers[$variant]}
      }
    }
    &:disabled,
    &[aria-disabled='true']:not([aria-busy='true']) {
      background: var(--sunk);
      border-color: transparent;
      color: var(--ink-3);
      cursor: not-allowed;
    }
    & > svg {
      flex: none;
    }
  `;
}
