import type { App } from '../http/app'

/** A part of a form: a text, or a file with its name. */
export type FormPart = string | { file: Buffer; name?: string; type?: string }

/** Sends a multipart form as the account of `token`. Several parts of one name are a list. */
export async function sendForm(
  app: App,
  url: string,
  parts: Readonly<Record<string, FormPart | readonly FormPart[]>>,
  token?: string,
) {
  const form = new FormData()
  for (const [field, value] of Object.entries(parts)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (typeof part === 'string') form.append(field, part)
      else form.append(field, new Blob([part.file], { type: part.type ?? 'image/png' }), part.name ?? 'picture.png')
    }
  }
  const message = new Response(form)
  return app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': message.headers.get('content-type') ?? '',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await message.arrayBuffer()),
  })
}
