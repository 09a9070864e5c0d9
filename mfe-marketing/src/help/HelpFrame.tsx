import { Breadcrumbs, Heading, Page, Stack, Text } from '@sanchay/ui';
import type { ReactNode } from 'react';

export interface HelpFrameProps {
  /** From the top down; the last is this page. */
  way: readonly { label: string; href: string }[];
  title: ReactNode;
  lead?: ReactNode;
  width?: 'wide' | 'text';
  children: ReactNode;
}

/** The frame of every page of the help desk: the way to it, its heading, and what it is about. */
export function HelpFrame({ way, title, lead, width = 'wide', children }: HelpFrameProps) {
  return (
    <Page width={width}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs items={way} />
          <Heading level={1}>{title}</Heading>
          {lead !== undefined && <Text size="lead">{lead}</Text>}
        </Stack>
        {children}
      </Stack>
    </Page>
  );
}
