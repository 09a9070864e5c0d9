import { campaignLeft, timerText } from '@sanchay/finance';
import { useMessages } from '@sanchay/i18n';
import { usePlatform, usePreview, useTakenOver } from '@sanchay/remote-kit';
import { Notice } from '@sanchay/ui';
import { useNow } from '../buy/useNow.ts';
import { MESSAGES } from '../messages.ts';

/** Counts down to the end of the gold days, on those days; with `preview` in the address as it will look then. */
export function CampaignCountdown() {
  return useTakenOver() ? <Countdown /> : null;
}

function Countdown() {
  const { t } = useMessages(MESSAGES);
  const { from, to } = usePlatform().config.goldCampaign;
  const now = useNow();
  const preview = usePreview();
  const left = campaignLeft({ from, to }, new Date(now)) ?? (preview ? PREVIEW_LEFT_MS : null);
  if (left === null) return null;
  return (
    <Notice title={t('campaign.title')}>
      <span role="timer">{t('campaign.left', { time: timerText(left) })}</span>
    </Notice>
  );
}

/** What a preview counts from; nothing runs out in it. */
const PREVIEW_LEFT_MS = 86_400_000;
