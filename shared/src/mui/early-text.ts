/**
 * The placeholder of a field whose label steps aside by style alone (`mui-theme.ts`), so that a label does not cover what is typed
 * before React listens. It shows nothing.
 */
export const EARLY = ' '
