import { useMessages } from '@sanchay/i18n';
import { Card, EmptyState, LinkButton, Row, StarIcon } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { WAYS_TO_WATCH } from './waysToWatch.ts';

/** Nothing is watched yet: what the list is for, and where its star is. */
export function NothingWatched() {
  const { t } = useMessages(MESSAGES);
  return (
    <Card>
      <EmptyState
        icon={<StarIcon size={26} />}
        title={t('watchlist.empty')}
        action={
          <Row justify="center">
            {WAYS_TO_WATCH.map(([way, href], index) => (
              <LinkButton key={way} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
                {t(`watchlist.see.${way}`)}
              </LinkButton>
            ))}
          </Row>
        }
      >
        {t('watchlist.emptyText')}
      </EmptyState>
    </Card>
  );
}
