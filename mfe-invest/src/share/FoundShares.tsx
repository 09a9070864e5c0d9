import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, EmptyState, LinkButton, Pager, Stack, Text } from '@sanchay/ui';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { isFiltered, pageAddress, SHARES_A_PAGE, type ShareListQuery } from './listAddress.ts';
import { pricesText, type ShareLine } from './shareLine.ts';
import { ShareTable } from './ShareTable.tsx';

interface FoundSharesProps {
  path: string;
  caption: string;
  query: ShareListQuery;
  lines: readonly ShareLine[];
  total: number;
  asOf: string | null;
  busy: boolean;
}

/** How many shares a query found, the rows of one page, and links to the others. */
export function FoundShares({ path, caption, query, lines, total, asOf, busy }: FoundSharesProps) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { date } = useFormat();
  const pages = Math.ceil(total / SHARES_A_PAGE);
  return (
    <Stack gap={4} aria-busy={busy}>
      <Text size="small" role="status">
        {[t('list.found', { count: total }), asOf && t(pricesText(lines), { date: date(asOf) })]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {lines.length > 0 ? (
        <Card padding="tight">
          <ShareTable caption={caption} lines={lines} sort={query.sort_by} />
        </Card>
      ) : (
        <EmptyState
          title={t('list.none')}
          picture="search"
          action={
            <LinkButton href={path} variant="secondary">
              {t(isFiltered(query) ? 'list.clear' : 'list.first')}
            </LinkButton>
          }
        >
          {t('list.noneHint')}
        </EmptyState>
      )}
      <Pager
        page={Math.min(query.page, pages)}
        pages={pages}
        hrefOf={(page) => pageAddress(path, query, page)}
      />
    </Stack>
  );
}
