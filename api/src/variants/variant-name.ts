/** The display name of a variant, e.g. `Rust, M`. */
export const variantName = ({ colour, size }: { colour: string; size: string }): string =>
  [colour, size].filter(Boolean).join(', ')
