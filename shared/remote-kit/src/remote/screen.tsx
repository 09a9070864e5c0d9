import { lazy, useState, type ComponentType, type JSX } from 'react';

/** A screen whose code is loaded on demand. */
export interface Screen<Props extends object = object> {
  (props: Props): JSX.Element;
  /** Brings the code ahead of the first render. Rejects when it cannot be had; a later call tries again. */
  load(): Promise<void>;
}

/**
 * A component in a chunk of its own. Unlike `lazy` it renders at once when its code is already loaded, so that server
 * HTML is hydrated in one go, and code that could not be loaded is requested again the next time.
 * @param bring loads the component, for example `async () => (await import('./FundPage.tsx')).FundPage`
 */
export function screen<Props extends object = object>(
  bring: () => Promise<ComponentType<Props>>,
): Screen<Props> {
  let here: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  const ask = (): Promise<ComponentType<Props>> => {
    coming ??= bring().then(
      (component) => (here = component),
      (error: unknown) => {
        coming = null;
        later = waiting();
        throw error;
      },
    );
    return coming;
  };
  const waiting = () => lazy(async () => ({ default: await ask() })) as unknown as ComponentType<Props>;
  let later = waiting();

  function LoadedScreen(props: Props) {
    // Chosen once for each stay: another component in its place would lose what was typed.
    const [Component] = useState(() => here ?? later);
    return <Component {...props} />;
  }
  LoadedScreen.load = async () => {
    await ask();
  };
  return LoadedScreen;
}
