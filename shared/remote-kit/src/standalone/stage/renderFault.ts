/** Whether the remote's tree is to throw while it renders; the workbench's stand-in for `Ready` asks. */
let wanted = false;

export const renderFault = {
  want(): void {
    wanted = true;
  },
  /** @throws Error when a fault is wanted, once. */
  strike(): void {
    if (!wanted) return;
    wanted = false;
    throw new Error('The workbench made this remote throw while it rendered.');
  },
};
