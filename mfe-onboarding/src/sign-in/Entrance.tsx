import { Card, Heading, Page, Stack, Text } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { KeptNotice } from './KeptNotice.tsx';

export interface EntranceProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** Under the card: the way to the other entrance. */
  foot?: ReactNode;
}

/** The frame that login, sign-up and the code share. */
export function Entrance({ title, lead, children, foot }: EntranceProps) {
  return (
    <Page width="form">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{title}</Heading>
          <Text>{lead}</Text>
        </Stack>
        <KeptNotice />
        <Card raised>{children}</Card>
        {foot && <Text size="small">{foot}</Text>}
      </Stack>
    </Page>
  );
}
