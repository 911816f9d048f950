/**
 * A blank placeholder that lets CSS alone move a field's label aside (`mui-theme.ts`), so that the label does not cover
 * text typed before hydration.
 */
export const EARLY = ' '
