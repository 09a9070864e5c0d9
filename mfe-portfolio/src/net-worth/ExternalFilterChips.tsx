import { EXTERNAL_FILTERS, type ExternalFilter } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { SegmentedControl } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { shownAssets } from './shownAssets.ts';

/** The choice between all assets, those with Sanchay and those held elsewhere, in the address of every page that has it. */
export function ExternalFilterChips() {
  const { t } = useMessages(MESSAGES);
  const [address, setAddress] = useSearchParams();
  const choose = (other: ExternalFilter) =>
    setAddress(
      (before) => {
        before.set('other', other);
        return before;
      },
      { replace: true },
    );
  return (
    <SegmentedControl<ExternalFilter>
      label={t('other.show')}
      hideLabel
      look="chips"
      value={shownAssets(address)}
      onChange={choose}
      options={EXTERNAL_FILTERS.map((value) => ({ value, label: t(`other.show.${value}`) }))}
    />
  );
}
