import { useSearchParams } from '@sanchay/remote-kit/router';
import { Notice } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';
import { readReason } from './socialReason.ts';

/** Why a sign-in through a provider ended here, until something else is tried. */
export function SocialReason() {
  const { t } = useMessages(MESSAGES);
  const [query] = useSearchParams();
  const reason = readReason(query.get('social'));
  if (!reason) return null;
  return (
    <Notice tone={reason === 'social_denied' ? 'info' : 'error'} live>
      {t(`problem.${reason}`)}
    </Notice>
  );
}
