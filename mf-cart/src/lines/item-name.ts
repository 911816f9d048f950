/** The product's name with its variant, which tells two lines of one product apart. */
export function itemName({ name, variantName }: { name: string; variantName?: string | undefined }): string {
  return variantName ? `${name}, ${variantName}` : name
}
