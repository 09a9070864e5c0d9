import { SetupPage } from '../setup/SetupPage.tsx';

/** `/solo-setup`: one person holds the investments. */
export function SoloSetup() {
  return <SetupPage path="/solo-setup" />;
}
