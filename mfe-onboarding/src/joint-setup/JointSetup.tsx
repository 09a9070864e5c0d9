import { SetupPage } from '../setup/SetupPage.tsx';

/** `/joint-setup`: two or three people hold the investments together. */
export function JointSetup() {
  return <SetupPage path="/joint-setup" />;
}
