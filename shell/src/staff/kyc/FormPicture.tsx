import { useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Button, dataAddress, Loading, SkeletonBlock, Stack, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { SUPPORT_MESSAGES } from '../../chat/supportMessages.ts';

const Shown = styled.img`
  display: block;
  width: 100%;
  height: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-field);
  background: #ffffff;
`;

interface FormPictureProps {
  form: string;
  document: string;
  label: string;
}

export function FormPicture({ form, document, label }: FormPictureProps) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const picture = useCall('staffKycDocument', { params: { id: form, document } }, { staleTime: Infinity });
  return (
    <Stack gap={2}>
      <Text strong>{label}</Text>
      {picture.data && <Shown src={dataAddress(picture.data)} alt={label} />}
      {picture.isPending && (
        <Loading>
          <SkeletonBlock height={160} />
        </Loading>
      )}
      {picture.isError && (
        <Button variant="secondary" size="small" onClick={() => void picture.refetch()}>
          {t('staff.kyc.again')}
        </Button>
      )}
    </Stack>
  );
}
