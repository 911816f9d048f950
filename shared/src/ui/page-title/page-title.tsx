/**
 * Names the page in the browser's title: `<title> · Superium`. On the server the document's head has it from the route's
 * `meta`; React takes that element over.
 */
export function PageTitle({ title }: { title: string }) {
  return typeof document === 'undefined' ? null : <title>{title ? `${title} · Superium` : 'Superium'}</title>
}
