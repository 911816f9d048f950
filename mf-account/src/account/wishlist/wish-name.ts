/** The product's name with the chosen variant, if there is one. */
export function wishName({ name, variantName }: { name: string; variantName?: string | undefined }): string {
  return variantName ? `${name}, ${variantName}` : name
}
