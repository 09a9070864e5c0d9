import type { KycDocument } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Button, dataAddress, Row, Stack, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';

const Shown = styled.img`
  display: block;
  max-width: 100%;
  max-height: 320px;
  border: 1px solid var(--line);
  border-radius: var(--radius-field);
`;

interface OwnPictureProps {
  label: string;
  document: KycDocument | null;
  onEdit: () => void;
}

/** One picture of the form; it is fetched only when the user opens it, and each view is recorded. */
export function OwnPicture({ label, document, onEdit }: OwnPictureProps) {
  const { t } = useMessages(MESSAGES);
  const [open, setOpen] = useState(false);
  const bytes = useCall(
    'document',
    { params: { id: document?.id ?? '' } },
    { enabled: open && document !== null },
  );
  return (
    <Stack gap={2}>
      <Row justify="between">
        <Text strong>{label}</Text>
        <Row gap={1}>
          {document && (
            <Button variant="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
              {t(open ? 'review.hide' : 'review.show')}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={onEdit}>
            {t(document ? 'review.change' : 'review.add')}
          </Button>
        </Row>
      </Row>
      {open && bytes.data && <Shown src={dataAddress(bytes.data)} alt={label} />}
      {open && bytes.isError && <Text tone="loss">{t('review.notShown')}</Text>}
    </Stack>
  );
}
