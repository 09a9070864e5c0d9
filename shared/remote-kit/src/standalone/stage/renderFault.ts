/** Whether the remote's tree throws while it renders; a page without the fault is another page. */
let wanted = false;

export const renderFault = {
  want(): void {
    wanted = true;
  },
  /** @throws Error when a fault is wanted, each time: React renders once more before it gives a tree up. */
  strike(): void {
    if (wanted) throw new Error('The workbench made this remote throw while it rendered.');
  },
};
