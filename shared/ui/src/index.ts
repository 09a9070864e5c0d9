/** Public door: components. Bundled per remote and tree-shaken, so nothing here may act when it is imported. */
export type { BoxProps, RowProps } from './layout/Stack.tsx';
export { Row, Stack } from './layout/Stack.tsx';
export type { GridProps, SplitProps } from './layout/Grid.tsx';
export { Grid, Split } from './layout/Grid.tsx';
export { Halves } from './layout/Halves.tsx';
export type { PageProps } from './layout/Page.tsx';
export { Page } from './layout/Page.tsx';
export type { ActionBarProps } from './layout/ActionBar.tsx';
export { ActionBar } from './layout/ActionBar.tsx';
export { OnDesktop } from './layout/OnDesktop.tsx';
export { OnPhone } from './layout/OnPhone.tsx';
export { useReportedHeight } from './layout/useReportedHeight.ts';
export { VisuallyHidden } from './layout/VisuallyHidden.tsx';
export type { HeadingProps } from './type/Heading.tsx';
export { Heading } from './type/Heading.tsx';
export type { TextProps, Tone } from './type/Text.tsx';
export { Text } from './type/Text.tsx';
export type { FigureProps, FigureSize } from './type/Figure.tsx';
export { Figure } from './type/Figure.tsx';
export type { BadgeTone } from './type/Badge.tsx';
export { Badge } from './type/Badge.tsx';
export type { DetailItem, DetailListProps } from './type/DetailList.tsx';
export { DetailList } from './type/DetailList.tsx';
export type { DisclosureProps } from './type/Disclosure.tsx';
export { Disclosure } from './type/Disclosure.tsx';
export { Term } from './type/Term.tsx';
export type { CardProps } from './card/Card.tsx';
export { Card } from './card/Card.tsx';

export type { MarkKind } from './monogram/marks.ts';
export type { MonogramProps } from './monogram/Monogram.tsx';
export { Monogram } from './monogram/Monogram.tsx';
export { InstrumentMark } from './monogram/InstrumentMark.tsx';
export { AssetTile } from './monogram/AssetTile.tsx';
export { WithMark, WithMonogram } from './monogram/WithMonogram.tsx';

export type { ButtonSize, ButtonVariant } from './button/buttonLook.ts';
export type { ButtonProps } from './button/Button.tsx';
export { Button } from './button/Button.tsx';
export type { IconButtonProps } from './button/IconButton.tsx';
export { IconButton } from './button/IconButton.tsx';
export type { LinkButtonProps, TextLinkProps } from './link/links.tsx';
export { Anchor, LinkButton, LinkProvider, TextLink } from './link/links.tsx';
export type { ExternalAddress } from './link/externalAddress.ts';
export { externalAddress } from './link/externalAddress.ts';
export { openExternal, REPORT_EVENT } from './link/openExternal.ts';
export type { MenuItem, MenuProps } from './menu/Menu.tsx';
export { Menu } from './menu/Menu.tsx';
export type { Tab, TabsProps } from './tabs/Tabs.tsx';
export { Tabs } from './tabs/Tabs.tsx';
export type { SegmentedControlProps } from './tabs/SegmentedControl.tsx';
export { SegmentedControl } from './tabs/SegmentedControl.tsx';
export type { PagerProps } from './nav/Pager.tsx';
export { Pager } from './nav/Pager.tsx';
export type { BreadcrumbsProps } from './nav/Breadcrumbs.tsx';
export { Breadcrumbs } from './nav/Breadcrumbs.tsx';
export type { StepsProps } from './steps/Steps.tsx';
export { Steps } from './steps/Steps.tsx';

export type { ControlProps, FieldProps, InputFieldProps } from './field/useField.ts';
export type { CustomFieldProps } from './field/Field.tsx';
export { Field } from './field/Field.tsx';
export type { TextFieldProps } from './field/TextField.tsx';
export { TextField } from './field/TextField.tsx';
export type { PasswordFieldProps } from './field/PasswordField.tsx';
export { PasswordField } from './field/PasswordField.tsx';
export type { CodeFieldProps } from './field/CodeField.tsx';
export { CodeField } from './field/CodeField.tsx';
export type { SelectFieldProps, SelectOption } from './field/SelectField.tsx';
export { SelectField } from './field/SelectField.tsx';
export type { DateFieldProps } from './field/DateField.tsx';
export { DateField } from './field/DateField.tsx';
export type { MoneyFieldProps, NumberFieldProps } from './money/MoneyField.tsx';
export { MoneyField, NumberField } from './money/MoneyField.tsx';
export type { Choice, ChoiceFieldProps } from './choice/ChoiceField.tsx';
export { ChoiceField } from './choice/ChoiceField.tsx';
export type { CheckFieldProps } from './choice/CheckField.tsx';
export { CheckField, SwitchField } from './choice/CheckField.tsx';
export type { SliderProps } from './slider/Slider.tsx';
export { Slider } from './slider/Slider.tsx';
export { SliderTrack } from './slider/SliderTrack.tsx';

export type { NoticeProps, NoticeTone } from './state/Notice.tsx';
export { Notice } from './state/Notice.tsx';
export type { EmptyStateProps } from './state/EmptyState.tsx';
export { EmptyState } from './state/EmptyState.tsx';
export type { ErrorStateProps } from './state/ErrorState.tsx';
export { ErrorState } from './state/ErrorState.tsx';
export type { ProgressProps } from './state/Progress.tsx';
export { Progress } from './state/Progress.tsx';
export {
  Loading,
  SkeletonBlock,
  SkeletonCards,
  SkeletonChart,
  SkeletonLine,
  SkeletonTable,
} from './skeleton/Skeleton.tsx';
export { PageSkeleton } from './skeleton/PageSkeleton.tsx';
export type { DialogProps } from './dialog/Dialog.tsx';
export { Dialog } from './dialog/Dialog.tsx';
export { closeOnBack } from './dialog/closeOnBack.ts';
export type { ModalOptions, ModalProps } from './dialog/useModal.ts';
export { useModal } from './dialog/useModal.ts';
export { ToastRegion } from './toast/ToastRegion.tsx';
export type { ToastMessage } from './toast/useToast.ts';
export { showToast, useToast } from './toast/useToast.ts';

export type { StatProps } from './stat/Stat.tsx';
export { Stat } from './stat/Stat.tsx';
export type { ChangeProps } from './stat/Change.tsx';
export { Change } from './stat/Change.tsx';
export type { Column, Sort } from './table/column.ts';
export type { TableProps } from './table/Table.tsx';
export { Table } from './table/Table.tsx';
export type { RangeId } from './chart/ranges.ts';
export { rangesWithin, rangeStart, shownRange } from './chart/ranges.ts';
export type { ChartMark } from './chart/marks.ts';
export type { ChartSeries } from './chart/series.ts';
export type { LineChartProps } from './chart/LineChart.tsx';
export { LineChart } from './chart/LineChart.tsx';
export type { AreaGrowthProps, GrowthPoint } from './growth/AreaGrowth.tsx';
export { AreaGrowth } from './growth/AreaGrowth.tsx';
export type { RingProps } from './ring/Ring.tsx';
export { Ring } from './ring/Ring.tsx';
export type { SparklineProps } from './spark/Sparkline.tsx';
export { Sparkline } from './spark/Sparkline.tsx';
export type { RiskLevel } from './risk/riskLevel.ts';
export { riskLevel } from './risk/riskLevel.ts';
export type { RiskometerProps } from './risk/Riskometer.tsx';
export { Riskometer } from './risk/Riskometer.tsx';
export type { StepState, TimelineProps, TimelineStep } from './timeline/Timeline.tsx';
export { dataAddress } from './picture/dataAddress.ts';
export { Timeline } from './timeline/Timeline.tsx';

export { useIsPhone, useMediaQuery } from './hooks/useMediaQuery.ts';
export { useCssVars } from './hooks/useCssVars.ts';
export type { Behaviour } from './hooks/behaviour.ts';
export { BehaviourContext } from './hooks/behaviour.ts';
export { useRepeatGuard } from './hooks/useRepeatGuard.ts';
export { useSeen } from './hooks/useSeen.ts';
export * from './icons/icons.tsx';
export { desktop, phone, PHONE_QUERY, wide } from './tokens/media.ts';
export type { ColourName, Space } from './tokens/tokens.ts';
export { tokensCss } from './tokens/tokens.ts';
export { space } from './tokens/scale.ts';
export type { FontFile } from './tokens/fonts.ts';
export { fontFiles } from './tokens/fonts.ts';
