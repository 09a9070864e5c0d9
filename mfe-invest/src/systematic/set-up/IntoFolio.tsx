import { Loading, SelectField, SkeletonBlock, Stack, Text } from '@sanchay/ui';
import { NEW_FOLIO, type FolioChoice } from '../../invest/folioChoices.ts';
import { usePlanMessages } from '../usePlanMessages.ts';

interface IntoFolioProps {
  /** Null until they are known. */
  folios: readonly FolioChoice[] | null;
  /** A folio number or `NEW_FOLIO`. */
  value: string;
  onChange: (folio: string) => void;
}

/** The folio that the units of an STP go to: one at the AMC, or a new one. */
export function IntoFolio({ folios, value, onChange }: IntoFolioProps) {
  const { t } = usePlanMessages();
  if (folios === null) {
    return (
      <Loading>
        <SkeletonBlock height={72} />
      </Loading>
    );
  }
  return (
    <Stack gap={2}>
      <SelectField
        label={t('setUp.intoFolio')}
        value={value}
        onChange={onChange}
        options={[
          ...folios.map(({ folioNo, holdsFund }) => ({
            value: folioNo,
            label: holdsFund ? t('setUp.folioOfFund', { folio: folioNo }) : folioNo,
          })),
          { value: NEW_FOLIO, label: t('setUp.newFolio') },
        ]}
      />
      {value === NEW_FOLIO && <Text size="small">{t('setUp.newFolioHint')}</Text>}
    </Stack>
  );
}
