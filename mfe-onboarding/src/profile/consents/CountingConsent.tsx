import { chooseCounting, countingAnswer } from '@sanchay/remote-kit/storage';
import { Card, Stack, SwitchField, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useState } from 'react';
import { MESSAGES } from '../../messages.ts';

/** Being counted is the device's choice: the same that the menu of the header has. */
export function CountingConsent() {
  const { t } = useMessages(MESSAGES);
  const [on, setOn] = useState(() => countingAnswer() === 'yes');
  return (
    <Card titleLevel={3} title={t('consents.counting.title')}>
      <Stack gap={3}>
        <Text>{t('consents.counting.text')}</Text>
        <SwitchField
          label={t('consents.counting.switch')}
          checked={on}
          onChange={(checked) => {
            setOn(checked);
            chooseCounting(checked ? 'yes' : 'no');
          }}
        />
      </Stack>
    </Card>
  );
}
