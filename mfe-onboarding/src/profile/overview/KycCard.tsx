import { useCall } from '@sanchay/remote-kit';
import { Badge, Card, DetailList, Stack, Text, TextLink } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../../messages.ts';
import { Loaded } from '../Loaded.tsx';

/** The KYC registry's status of each holder, and what it allows. */
export function KycCard() {
  const { t } = useMessages(MESSAGES);
  const kyc = useCall('portfolioKyc');
  return (
    <Card title={t('profile.kyc')} actions={<TextLink href="/kyc">{t('profile.kycMore')}</TextLink>}>
      <Loaded answer={kyc} height={120}>
        {({ data }) =>
          data.length === 0 ? (
            <Text>{t('profile.kycNone')}</Text>
          ) : (
            <Stack gap={5}>
              {data.map((record) => (
                <Stack gap={2} key={record.id}>
                  <DetailList
                    items={[
                      { term: t('profile.name'), value: record.name },
                      { term: t('profile.pan'), value: record.pan },
                      { term: t('profile.residency'), value: t(`residency.${record.residence_status}`) },
                      {
                        term: t('profile.kycStatus'),
                        value: (
                          <Badge tone={record.PAN_kyc_status === 0 ? 'warn' : 'gain'}>
                            {record.status_text}
                          </Badge>
                        ),
                      },
                    ]}
                  />
                  <Text size="small">{record.allowed_text}</Text>
                </Stack>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Card>
  );
}
