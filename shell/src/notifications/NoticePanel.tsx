import type { NoticeItem } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall, useWrite } from '@sanchay/remote-kit';
import { QueryClientProvider, queryClient } from '@sanchay/remote-kit/query';
import { Button, Loading, Notice, Row, SkeletonBlock, Text, phone } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useState } from 'react';
import { NOTICE_MESSAGES } from './noticeMessages.ts';

const PER_PAGE = 10;

const Box = styled.div`
  width: min(384px, calc(100vw - 48px));
`;

const Head = styled.div`
  padding: 4px 12px 8px;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** What happened and when, and about it what is left of two lines, of three on phones: long names need a second line. */
const Line = styled.a`
  display: block;
  width: 100%;
  padding: var(--space-2) var(--space-3);
  border: 0;
  color: var(--ink);
  font: inherit;
  line-height: 1.3;
  text-align: start;
  text-decoration: none;
  background: none;
  border-radius: var(--radius-field);
  cursor: pointer;
  &:hover {
    background: var(--sunk);
  }
  &[data-unread] {
    background: var(--accent-soft);
  }
  & > span {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    /* Else each line of the title is as high as one of body text. */
    font-size: var(--text-small);
    /* Vowel signs of Devanagari stand above the line and would be cut off. */
    margin-block-start: -4px;
    padding-block-start: 4px;
  }
  & :is(time, small) {
    color: var(--ink-2);
    font-size: var(--text-label);
  }
  & time {
    float: inline-end;
    margin-inline-start: var(--space-3);
  }
  & small {
    display: block;
  }
  ${phone} {
    & > span {
      -webkit-line-clamp: 3;
    }
  }
  &[aria-expanded='true'] > span {
    display: block;
  }
`;

const Foot = styled.div`
  padding: 8px 12px 4px;
`;

/** What happened lately, latest first; opening one marks it as read. */
export function NoticePanel() {
  return (
    <QueryClientProvider client={queryClient}>
      <Notices />
    </QueryClientProvider>
  );
}

function Notices() {
  const { t } = useMessages(NOTICE_MESSAGES);
  const [perPage, setPerPage] = useState(PER_PAGE);
  const asked = useCall('notices', { query: { per_page: perPage } }, { keepPrevious: true, staleTime: 0 });
  const read = useWrite('readNotices', ['notices', 'noticesUnread']);
  const shown = asked.data;
  return (
    <Box>
      <Head>
        <Row justify="between">
          <Text strong>{t('notices.title')}</Text>
          {(shown?.unread ?? 0) > 0 && (
            <Button
              size="small"
              variant="quiet"
              busy={read.isPending}
              onClick={() => read.mutate({ body: {} })}
            >
              {t('notices.readAll')}
            </Button>
          )}
        </Row>
      </Head>
      {!shown && asked.isPending && (
        <Loading>
          <SkeletonBlock height={160} />
        </Loading>
      )}
      {!shown && asked.error && <Notice tone="error">{t('notices.lost')}</Notice>}
      {shown?.data.length === 0 && (
        <Foot>
          <Text>{t('notices.none')}</Text>
        </Foot>
      )}
      <List>
        {shown?.data.map((notice) => (
          <li key={notice.id} data-row>
            <NoticeLine notice={notice} onOpen={() => read.mutate({ body: { ids: [notice.id] } })} />
          </li>
        ))}
      </List>
      <Foot>
        <Row justify="between">
          {shown && shown.meta.total > perPage ? (
            <Button
              size="small"
              variant="quiet"
              busy={asked.isFetching}
              onClick={() => setPerPage(Math.min(perPage + PER_PAGE, 100))}
            >
              {t('notices.more')}
            </Button>
          ) : (
            <span />
          )}
          <Text size="small">
            <a href="/profile/notifications" data-closes>
              {t('notices.choose')}
            </a>
          </Text>
        </Row>
      </Foot>
    </Box>
  );
}

function NoticeLine({ notice, onOpen }: { notice: NoticeItem; onOpen: () => void }) {
  const { t } = useMessages(NOTICE_MESSAGES);
  const { date, dateTime } = useFormat();
  const [open, setOpen] = useState(false);
  const { path, read, title, text, at } = notice;
  const press = () => {
    if (!read) onOpen();
    if (path === null) setOpen(!open);
  };
  return (
    <Line
      {...(path === null
        ? { as: 'button' as const, type: 'button', 'aria-expanded': open }
        : { href: path, 'data-closes': true })}
      data-unread={read ? undefined : true}
      onClick={press}
    >
      <span>
        <time dateTime={at} title={dateTime(at)}>
          {date(at)}
        </time>{' '}
        <Text as="span" strong size="small">
          {title}
          {!read && <> · {t('notices.new')}</>}
        </Text>
        <small>{text}</small>
      </span>
    </Line>
  );
}
