import type { TrialPlatform } from '../trial/trialPlatform.ts';
import { copyId, moods, ruleOf, WELL } from './moods.ts';

/** Which mood each remote of the trial is in. */
export class FailureLab {
  readonly #trial: TrialPlatform;
  readonly #chosen = new Map<string, string>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(trial: TrialPlatform) {
    this.#trial = trial;
  }

  /** Every remote with its mood, by name. */
  list(): { remote: string; mood: string }[] {
    return Object.keys(this.#trial.registry.document.remotes)
      .sort()
      .map((remote) => ({ remote, mood: this.#chosen.get(remote) ?? WELL }));
  }

  /**
   * Puts a remote into a mood; pages opened from now on see it.
   * @throws RangeError when there is no such remote or mood.
   */
  set(remote: string, mood: string): Promise<void> {
    if (!Object.hasOwn(this.#trial.registry.document.remotes, remote))
      throw new RangeError(`There is no remote ${remote}.`);
    if (!Object.hasOwn(moods, mood)) throw new RangeError(`A remote cannot be made ${mood}.`);
    this.#chosen.set(remote, mood);
    return this.#apply();
  }

  /** Every remote is well again. */
  reset(): Promise<void> {
    this.#chosen.clear();
    return this.#apply();
  }

  /** Takes the product's registry as it is now, and does to it what was chosen. One at a time, in order. */
  #apply(): Promise<void> {
    const work = this.#last.then(async () => {
      await this.#trial.follow();
      for (const { remote, mood } of this.list()) {
        const { copy } = moods[mood]!;
        if (!copy) continue;
        const id = copyId(this.#trial.registry.document.remotes[remote]!.live, mood);
        await this.#trial.addCopy(remote, id, copy);
        await this.#trial.publish((remotes) => {
          Object.assign(remotes[remote]!, { live: id, previous: null, canary: null, disabled: false });
        });
      }
      this.#trial.front.rules.put(this.list().flatMap(({ remote, mood }) => ruleOf(remote, moods[mood]!)));
    });
    this.#last = work.catch(() => undefined);
    return work;
  }
}
