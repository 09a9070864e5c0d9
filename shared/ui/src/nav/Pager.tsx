import { useMessages } from '@sanchay/i18n';
import { styled } from '@sanchay/ui/style';
import { IconButton } from '../button/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/signs.tsx';
import { LinkButton } from '../link/links.tsx';

export interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  label?: string;
  onPage?: (page: number) => void;
  /** Address of a page: the pager is then made of links, which work before any code is here. */
  hrefOf?: (page: number) => string;
}

const Bar = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  color: var(--ink-2);
`;

/** Turns the pages of a list, by links or by buttons. Nothing when there is only one. */
export function Pager({ page, pages, onPage, hrefOf, label }: PagerProps) {
  const { t } = useMessages();
  if (pages <= 1) return null;
  if (hrefOf) {
    return (
      <Bar aria-label={label ?? t('ui.pages')}>
        {page > 1 && (
          <LinkButton variant="secondary" size="small" href={hrefOf(page - 1)} rel="prev">
            <ChevronLeftIcon />
            {t('ui.previousPage')}
          </LinkButton>
        )}
        <span>{t('ui.pageOf', { page, pages })}</span>
        {page < pages && (
          <LinkButton variant="secondary" size="small" href={hrefOf(page + 1)} rel="next">
            {t('ui.nextPage')}
            <ChevronRightIcon />
          </LinkButton>
        )}
      </Bar>
    );
  }
  return (
    <Bar aria-label={label ?? t('ui.pages')}>
      <IconButton
        variant="secondary"
        label={t('ui.previousPage')}
        aria-disabled={page <= 1 || undefined}
        guardMs={0}
        onClick={() => onPage?.(page - 1)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <span aria-live="polite">{t('ui.pageOf', { page, pages })}</span>
      <IconButton
        variant="secondary"
        label={t('ui.nextPage')}
        aria-disabled={page >= pages || undefined}
        guardMs={0}
        onClick={() => onPage?.(page + 1)}
      >
        <ChevronRightIcon />
      </IconButton>
    </Bar>
  );
}
