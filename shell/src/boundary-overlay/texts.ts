/** What the boundary overlay says; apart from the shell's other texts, since those are in everybody's first files. */
export const overlayTexts = {
  title: 'Boundaries on this page',
  team: (team: string) => `Team ${team}`,
  leave: 'Leave (Esc)',
} as const
