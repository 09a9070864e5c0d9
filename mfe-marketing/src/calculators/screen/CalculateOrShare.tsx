import { Button, showToast } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useMessages } from '@sanchay/i18n';
import { useTakenOver } from '@sanchay/remote-kit';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';

// Both stand in one place, so that nothing moves when the one gives way to the other.
const Place = styled.div`
  display: grid;
  & > * {
    grid-area: 1 / 1;
  }
  & > [data-idle] {
    visibility: hidden;
  }
  @media print {
    display: none;
  }
`;

/** Sends the form to the server until the page is taken over; from then on copies the link with the answers. */
export function CalculateOrShare({ address }: { address: string }) {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  const takenOver = useTakenOver();
  const copy = async (): Promise<void> => {
    const link = new URL(address, window.location.origin).href;
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    showToast(copied ? { message: t('share.copied'), tone: 'success' } : { message: t('share.failed') });
  };
  return (
    <Place>
      <Button variant="secondary" type="submit" data-idle={takenOver ? '' : undefined}>
        {t('form.calculate')}
      </Button>
      <Button variant="secondary" data-idle={takenOver ? undefined : ''} onClick={() => void copy()}>
        {t('share.copy')}
      </Button>
    </Place>
  );
}
