/** The browser's offer to install the site as an app. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = null;
const followers = new Set<() => void>();

function become(next: InstallOffer | null): void {
  offer = next;
  for (const changed of followers) changed();
}

/** Keeps the browser's offer for a menu: nobody is interrupted by it. */
export function watchInstallOffer(page: Pick<EventTarget, 'addEventListener'> = globalThis): void {
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    become(event as InstallOffer);
  });
  page.addEventListener('appinstalled', () => become(null));
}

/** The offer as something that can be followed. */
export const installOffer = {
  now: (): boolean => offer !== null,
  subscribe(changed: () => void): () => void {
    followers.add(changed);
    return () => followers.delete(changed);
  },
  /** Triggers the browser's install prompt. An offer counts once. */
  async take(): Promise<void> {
    const taken = offer;
    become(null);
    await taken?.prompt();
  },
};
