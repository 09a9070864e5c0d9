import { fillPath, NAV_HISTORY_PATH, type Scheme } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Card, Stack, TextLink } from '@sanchay/ui';
import { housePath } from '../../house/housePage.ts';
import { FIGURE_MESSAGES } from '../../messages.ts';

/** What can be kept or read on: the NAVs as a file, and the fund house. */
export function Documents({ scheme }: { scheme: Scheme }) {
  const { t } = useMessages(FIGURE_MESSAGES);
  const house = useCall('fundAmcs').data?.data.funds.find(({ code }) => code === scheme.fund_house);
  const file = `${fillPath(NAV_HISTORY_PATH, { code: scheme.code })}?format=csv`;
  return (
    <Card title={t('documents.title')}>
      <Stack gap={3}>
        <TextLink href={file} download={`nav-${scheme.code}.csv`}>
          {t('documents.navs')}
        </TextLink>
        {house && (
          <TextLink href={housePath(house.slug)}>{t('documents.house', { name: scheme.fund_name })}</TextLink>
        )}
      </Stack>
    </Card>
  );
}
