/** What tells a variant apart from its siblings, for people: `Rust, M`. */
export const variantName = ({ colour, size }: { colour: string; size: string }): string =>
  [colour, size].filter(Boolean).join(', ')
