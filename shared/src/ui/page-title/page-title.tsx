/** Names the page in the browser's title: `<title> · Superium`. React keeps it in the head, on both sides. */
export function PageTitle({ title }: { title: string }) {
  return <title>{title ? `${title} · Superium` : 'Superium'}</title>
}
