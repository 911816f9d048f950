type Document = { paths?: object; info?: { title?: string } }

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const textOf = (value: unknown, name: string): string => {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof found === 'string' ? escapeHtml(found) : ''
}

/** An HTML page that lists the operations of an OpenAPI document, without scripts. */
export function documentationPage(document: Document): string {
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations ?? {}).map(
      ([method, operation]) =>
        `<tr><td><code>${method.toUpperCase()}</code></td><td><code>${escapeHtml(path)}</code></td>` +
        `<td>${textOf(operation, 'summary')}</td><td><code>${textOf(operation, 'operationId')}</code></td></tr>`,
    ),
  )
  const title = textOf(document.info, 'title')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><h1>${title}</h1><p>The whole document, with every field: <a href="/api/docs/json">OpenAPI 3.1</a>.</p>
<table><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Operation</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></html>`
}
