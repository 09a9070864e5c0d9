export type {
  MountContext,
  MountedRemote,
  RemoteModule,
  RenderedTree,
  SessionGrant,
} from './remote/contract.ts';
export { defineRemote } from '#define-remote';
export type { RemoteDefinition } from './remote/defineRemote.tsx';
export { PlatformContext, usePlatform } from './remote/Platform.tsx';
export type { Platform } from './remote/Platform.tsx';
export { useBusEvent, useBusState, useRequiredSession, useSession } from './remote/useBus.ts';
export { useStateEvent } from './remote/useStateEvent.ts';
export { askAhead, refreshCalls, useCall, useWrite } from './remote/useCall.ts';
export { useTogether } from './remote/useTogether.ts';
export { useCriticalOperation } from './remote/useCriticalOperation.ts';
export { usePageTitle } from './remote/usePageTitle.ts';
export {
  AccountFiles,
  OwnDataNotice,
  OwnerOnly,
  OwnerPage,
  useIsManager,
  useManagedAccount,
  usePreparesFor,
} from './remote/OwnerOnly.tsx';
export { AddressReader } from './address/AddressReader.ts';
export type { NumberRange } from './address/AddressReader.ts';
export { IgnoredValues } from './address/IgnoredValues.tsx';
export { RuleSource } from './page/RuleSource.tsx';
export { afterPaint } from './page/afterPaint.ts';
export { mergeTyped } from './page/mergeTyped.ts';
export { useTypedDraft, type TypedDraft } from './page/typedDraft.ts';
export { MissingPage } from './page/MissingPage.tsx';
export type { PageFacts, PageHead } from './page/pageHead.ts';
export { PageFactsContext } from './page/pageHead.ts';
export { usePageHead, usePageStatus } from './page/usePageHead.ts';
export type { Structured } from './page/structured.ts';
export { breadcrumbList, faqPage } from './page/structured.ts';
export type { DeviceInfo } from './device/deviceInfo.ts';
export { deviceInfo, thisDevice } from './device/deviceInfo.ts';
export { DEEP_LINK } from './flow/messages.ts';
export type { Flow, FlowEnd, FlowTarget } from './flow/openFlow.ts';
export { useFlow, useFlowReturn } from './flow/useFlow.ts';
export { usePreview } from './page/usePreview.ts';
export type { Tip } from './storage/useTip.ts';
export { useTip } from './storage/useTip.ts';
export { later } from './page/later.tsx';
export type { StepUp } from './step-up/useStepUp.tsx';
export { useStepUp } from './step-up/useStepUp.tsx';
export type { Confirmed, ConfirmedEnd } from './step-up/useConfirmed.ts';
export { useConfirmed } from './step-up/useConfirmed.ts';
export { CompletionAdviceView } from './completion/CompletionAdviceView.tsx';
export { CompletionDialog } from './completion/CompletionDialog.tsx';
export type { KnownNextStep } from './completion/useNextStep.ts';
export { useNextStep } from './completion/useNextStep.ts';
export { useSecondsLeft } from './step-up/useSecondsLeft.ts';
export { useTakenOver } from './page/useTakenOver.ts';
export type { Screen } from './remote/screen.tsx';
export { screen } from './remote/screen.tsx';
export type { Screens } from './remote/screenAt.ts';
export { useRetryWait } from './remote/useRetryWait.ts';
