import { html, type Html } from '../../../api/src/platform/html.ts';
import { moods, WELL } from './moods.ts';

/** Address of the lab. */
export const LAB_PATH = '/sandbox/failure-lab';

/** The body of the failure lab's page: each remote with its mood, and a button for each other one beside the fault that it simulates. */
export function labPage(remotes: { remote: string; mood: string }[], routes: Record<string, string>): Html {
  return html`<p>
      Everything that is opened from this address goes through the lab. Make a remote fail, open the shell and
      go from area to area: only the one that fails is affected. Nothing here touches the product itself.
    </p>
    <p><a href="/" target="_blank" rel="noopener">Open the shell</a></p>
    ${remotes.map(
      ({ remote, mood }) =>
        html`<h2>
            ${remote}:
            ${moods[mood]!.label}${mood === WELL ? '' : html` <a href="${routes[remote] ?? '/'}">see it</a>`}
          </h2>
          <p class="quiet">${moods[mood]!.watch}</p>
          <form method="post" action="${LAB_PATH}">
            <input type="hidden" name="remote" value="${remote}" />
            ${Object.entries(moods)
              .filter(([name]) => name !== mood)
              .map(
                ([name, { label, simulates }]) =>
                  html`<p><button name="mood" value="${name}">${label}</button> ${simulates}</p>`,
              )}
          </form>`,
    )}
    <form method="post" action="${LAB_PATH}">
      <button name="reset" value="yes">All well again</button>
    </form>
    <p class="quiet">For programs: GET, PUT and DELETE /rules.</p>`;
}
