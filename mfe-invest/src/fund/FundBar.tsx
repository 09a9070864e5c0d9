import type { Scheme } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Change, Figure, phone, useIsPhone } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { navChange } from '../scheme/navChange.ts';
import { fundTitle } from '../scheme/fundTitle.ts';
import { WatchButton } from '../watch/WatchButton.tsx';
import { MESSAGES } from '../messages.ts';

const Bar = styled.section`
  position: fixed;
  z-index: 26;
  top: var(--header-height, 0px);
  right: 0;
  left: 0;
  background: var(--bg);
  border-bottom: 1px solid var(--line);
  & > div {
    display: grid;
    grid-template-columns: minmax(0, auto) auto auto 1fr;
    align-items: center;
    gap: var(--space-4);
    max-width: calc(var(--content-width) + 32px);
    height: 64px;
    margin-inline: auto;
    padding-inline: 16px;
  }
  & > div > :last-child {
    justify-self: end;
  }
  ${phone} {
    & > div {
      grid-template-columns: auto 1fr auto;
      gap: 0 var(--space-2);
      height: 56px;
      padding-inline: 16px 4px;
      line-height: 1.35;
    }
    & > div > :first-child {
      grid-column: 1 / 3;
    }
    & > div > :last-child {
      grid-area: 1 / 3 / 3;
    }
  }
  @media print {
    display: none;
  }
`;

const Name = styled.strong`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Name, NAV and its last change at the top of the screen, once the page's own title was scrolled away. */
export function FundBar({ scheme }: { scheme: Scheme }) {
  const { t } = useMessages(MESSAGES);
  const { nav } = useFormat();
  const small = useIsPhone();
  const name = fundTitle(scheme.short_name);
  const change = navChange(scheme.nav, scheme.last_nav);
  return (
    <Bar aria-label={t('fund.bar', { name })}>
      <div>
        <Name>{name}</Name>
        <Figure size={small ? 'small' : 'body'}>{scheme.nav ? nav(scheme.nav.nav) : ''}</Figure>
        <span>{change && <Change percent={change.percent} percentDecimals={2} size="small" />}</span>
        <WatchButton
          kind="mutual_fund"
          id={scheme.code}
          name={scheme.short_name}
          look={small ? 'star' : undefined}
        />
      </div>
    </Bar>
  );
}
