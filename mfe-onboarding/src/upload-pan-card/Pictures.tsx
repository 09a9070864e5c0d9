import { DOCUMENT_KINDS, type DocumentKind, type KycRecord } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Steps, Stack } from '@sanchay/ui';
import { useStep } from '../sign-in/useStep.ts';
import { MESSAGES } from '../messages.ts';
import { PictureStep } from './PictureStep.tsx';
import { Review } from './Review.tsx';

const CHECK = 'check';

/** The pictures, one a screen, the first that is missing first; then everything once more. */
export function Pictures({ record }: { record: KycRecord }) {
  const { t } = useMessages(MESSAGES);
  const [step, goTo] = useStep();
  const screens = [...DOCUMENT_KINDS, CHECK] as const;
  const screen = screens.find((known) => known === step) ?? record.missing[0] ?? CHECK;
  const place = screens.indexOf(screen);
  const after = (kind: DocumentKind) => {
    const open = record.missing.filter((missing) => missing !== kind);
    goTo(open[0] ?? CHECK);
  };
  return (
    <Stack gap={5}>
      <Steps
        label={t('upload.progress')}
        steps={screens.map((known) => t(`picture.${known}.short`))}
        current={place}
      />
      {screen === CHECK ? (
        <Review record={record} onEdit={goTo} />
      ) : (
        <PictureStep
          key={screen}
          kind={screen}
          record={record}
          onDone={() => after(screen)}
          {...(place > 0 && { onBack: () => goTo(screens[place - 1]!) })}
        />
      )}
    </Stack>
  );
}
