import { useEffect, useRef } from 'react';
import { thisDevice } from '../device/deviceInfo.ts';
import { usePlatform } from '../remote/Platform.tsx';
import { announceReturn } from './announceReturn.ts';
import { browserFlowPorts } from './flowPorts.ts';
import { openFlow, type Flow } from './openFlow.ts';

/** Opens flows with the times of the settings; one that still waits is left when the component goes. */
export function useFlow(): () => Flow {
  const { config } = usePlatform();
  const open = useRef<Flow | null>(null);
  useEffect(() => () => open.current?.leave(), []);
  return () => {
    open.current?.leave();
    const { isDesktop } = thisDevice();
    open.current = openFlow(browserFlowPorts(!isDesktop), {
      poll: config.popupPollInterval,
      mobileCheck: config.popupMobileCheck,
    });
    return open.current;
  };
}

/** For the page to which a flow comes back, with the flow's name. */
export function useFlowReturn(flow: string): void {
  useEffect(() => announceReturn(flow), [flow]);
}
