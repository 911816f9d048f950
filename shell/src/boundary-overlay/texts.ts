/** Texts of the boundary overlay; separate from the shell's texts, which are in everybody's first files. */
export const overlayTexts = {
  title: 'Boundaries on this page',
  team: (team: string) => `Team ${team}`,
  leave: 'Leave (Esc)',
} as const
