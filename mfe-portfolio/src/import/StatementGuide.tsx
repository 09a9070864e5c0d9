import { useMessages } from '@sanchay/i18n';
import { Disclosure, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** Files that are read, those with the most facts first. */
const FILES = ['cas', 'summary', 'nsdl', 'cdsl', 'trades', 'shares', 'funds', 'nps', 'epf'] as const;

/** Which files can be uploaded, and how to get each. */
export function StatementGuide() {
  const { t } = useMessages(MESSAGES);
  return (
    <Disclosure summary={t('import.guide')}>
      <Stack gap={4}>
        {FILES.map((file) => (
          <div key={file}>
            <Text strong>{t(`import.guide.${file}`)}</Text>
            <Text size="small">{t(`import.guide.${file}.how`)}</Text>
          </div>
        ))}
      </Stack>
    </Disclosure>
  );
}
