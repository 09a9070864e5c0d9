import { Icon, type IconProps } from './Icon.tsx';

// Icons of what people own, in one line style. Decorative: the name stands beside each.

export function FundsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4 3.5 8.2 12 12.4l8.5-4.2zM3.5 12.2 12 16.4l8.5-4.2M3.5 16.2l8.5 4.2 8.5-4.2" />
    </Icon>
  );
}

export function StocksIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 3.5V7M7 15.5v5M4.5 7h5v8.5h-5zM17 3.5V9M17 17v3.5M14.5 9h5v8h-5z" />
    </Icon>
  );
}

export function UsStocksIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M14.8 9.4c-.4-1-1.4-1.6-2.8-1.6-1.6 0-2.8.8-2.8 2.1 0 3 5.8 1.3 5.8 4.3 0 1.3-1.3 2.1-3 2.1-1.4 0-2.6-.6-3-1.7M12 6v1.8M12 16.3v1.8" />
    </Icon>
  );
}

export function DepositIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 9.5 12 4l8.5 5.5zM6 9.5v7M10 9.5v7M14 9.5v7M18 9.5v7M3.5 20h17M4.5 16.5h15" />
    </Icon>
  );
}

export function GoldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 6.5h8l2 5H6zM4.5 14h6l1.7 5H2.8zM13.5 14h6l1.7 5h-9z" />
    </Icon>
  );
}

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5 5 6v5.5c0 4.2 2.8 7.3 7 9 4.2-1.7 7-4.8 7-9V6z" />
      <path d="m9 12 2.2 2.2L15.3 10" />
    </Icon>
  );
}

export function DebtIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.5h8.5L18 7v13.5H6zM14.5 3.5V7H18M9.5 16.5l5-5M9.8 12h.1M14.2 16h.1" />
    </Icon>
  );
}

export function CashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M17.5 8V5h-12A1.5 1.5 0 0 0 4 6.5v12A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5v-9A1.5 1.5 0 0 0 18.5 8h-13A1.5 1.5 0 0 1 4 6.5M16 14h.1" />
    </Icon>
  );
}

export function TransitIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8.5h15M15.5 5 19 8.5 15.5 12M20 16H5M8.5 12.5 5 16l3.5 3.5" />
    </Icon>
  );
}
