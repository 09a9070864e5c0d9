import { useMessages } from '@sanchay/i18n';
import { localLists, storage } from '@sanchay/remote-kit/storage';
import { CloseIcon, IconButton, TextLink, useReportedHeight } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useShell } from '../kit/shellContext.ts';
import { isAnnounced } from './announcement.ts';

const Bar = styled.aside`
  position: fixed;
  z-index: 19;
  right: 16px;
  bottom: calc(16px + var(--foot-clear));
  left: 16px;
  display: flex;
  align-items: center;
  gap: 12px;
  width: fit-content;
  max-width: 720px;
  margin-inline: auto;
  padding: 6px 8px 6px 20px;
  font-size: var(--text-small);
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-float);
  p {
    flex: 1;
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/**
 * A line for everybody, from the settings. It floats, so that nothing moves when it comes or goes; put away once, it
 * stays away on this device.
 */
export function AnnouncementBar() {
  const { config } = useShell();
  const { announcement } = config;
  const list = `announcement.${announcement.id}`;
  const lists = useMemo(() => localLists(storage), []);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    setShown(isAnnounced(announcement, Date.now()) && lists.timestamps(list).length === 0);
  }, [announcement, lists, list]);
  if (!shown) return null;
  const putAway = () => {
    lists.addTimestamp(list, Date.now());
    setShown(false);
  };
  return <Announcement onClose={putAway} />;
}

function Announcement({ onClose }: { onClose: () => void }) {
  const { t, language } = useMessages();
  const { announcement } = useShell().config;
  const place = useRef<HTMLElement>(null);
  useReportedHeight(place, '--announcement-height');
  return (
    <Bar ref={place} aria-label={t('announcement.label')}>
      <p>
        {announcement[language]}{' '}
        {announcement.link && <TextLink href={announcement.link}>{t('announcement.more')}</TextLink>}
      </p>
      <IconButton label={t('announcement.close')} onClick={onClose}>
        <CloseIcon size={18} />
      </IconButton>
    </Bar>
  );
}
