import { useMessages } from '@sanchay/i18n';
import { LinkButton, Row } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** The page of each class of assets. */
const PAGES = [
  ['asset.mutual_fund', '/portfolio/mutual-funds'],
  ['class.stocks', '/portfolio/stocks'],
  ['class.us_stocks', '/portfolio/us-stocks'],
  ['class.fixed_deposits', '/portfolio/fixed-deposit'],
  ['asset.gold', '/portfolio/gold'],
  ['flows.title', '/portfolio/cash-flows'],
] as const;

/** Links to the pages of the asset classes, and to the deposits and withdrawals behind all of them. */
export function AssetLinks() {
  const { t } = useMessages(MESSAGES);
  return (
    <Row gap={2}>
      {PAGES.map(([title, path]) => (
        <LinkButton key={path} href={path} variant="quiet" size="small">
          {t(title)}
        </LinkButton>
      ))}
    </Row>
  );
}
