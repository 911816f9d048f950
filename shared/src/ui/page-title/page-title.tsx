/**
 * Sets the browser's title: `<title> · Superium`. On the server the document's head has it from the route's `meta`,
 * and React takes that element over.
 */
export function PageTitle({ title }: { title: string }) {
  return typeof document === 'undefined' ? null : <title>{title ? `${title} · Superium` : 'Superium'}</title>
}
