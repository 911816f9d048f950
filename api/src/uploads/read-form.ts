import { once } from 'node:events'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { isOutage } from '../http/is-outage'
import { badField, Problem } from '../http/problem'
import { type ReceivedFile, receiveFile } from './received-file'
import { MAX_FILE_BYTES } from './upload-limits'
import { uploadTexts } from './upload-texts'

/** The maximum length of a text field in a form with files. */
const MAX_TEXT = 2000

/** The maximum size of a form in bytes: three files and their texts. */
const MAX_FORM_BYTES = 16 * 1024 * 1024

/** The fields that a form may contain; others are refused. */
export interface FormShape {
  files: readonly string[]
  texts: readonly string[]
}

/** A form that has arrived. */
export interface Form {
  texts: Record<string, string>
  /** The chosen files by field. */
  files: Map<string, ReceivedFile>
  /** Deletes the files. */
  close(): Promise<void>
}

async function readFile({ fieldname, file }: MultipartFile, form: Form, gone: AbortSignal): Promise<void> {
  const received = await receiveFile(file, gone)
  form.files.set(fieldname, received)
  if (file.truncated) throw new Problem(413, uploadTexts.tooManyBytes, { field: fieldname })
}

async function readPart(
  part: Multipart,
  { files, texts }: FormShape,
  read: { form: Form; names: Set<string> },
  gone: AbortSignal,
): Promise<void> {
  const { fieldname: name } = part
  const field = name.slice(0, 60)
  const known = part.type === 'file' ? files : texts
  if (!known.includes(name)) {
    throw badField(field, part.type === 'file' ? uploadTexts.unknownFile : uploadTexts.unknownField)
  }
  if (read.names.has(name)) throw badField(field, part.type === 'file' ? uploadTexts.twoFiles : uploadTexts.repeated)
  read.names.add(name)
  if (part.type === 'file') return readFile(part, read.form, gone)
  if (part.valueTruncated) throw badField(field, uploadTexts.longField(field, MAX_TEXT))
  read.form.texts[name] = String(part.value)
}

async function readParts(request: FastifyRequest, shape: FormShape, form: Form, gone: AbortSignal): Promise<void> {
  const read = { form, names: new Set<string>() }
  const limits = {
    ...{ files: shape.files.length + 1, fields: shape.texts.length + 1, fieldNameSize: 100, fieldSize: MAX_TEXT },
    ...{ fileSize: MAX_FILE_BYTES, headerPairs: 20, parts: shape.files.length + shape.texts.length + 2 },
  }
  for await (const part of request.parts({ limits })) {
    // A client that has left sends no further part.
    gone.throwIfAborted()
    await readPart(part, shape, read, gone)
  }
}

/**
 * Reads a multipart form. Rejects with a Problem that names the field for unknown, repeated and oversized parts, and at
 * once when the client leaves (`gone`).
 */
export async function readForm(request: FastifyRequest, shape: FormShape, gone: AbortSignal): Promise<Form> {
  if (!request.isMultipart()) throw new Problem(415, uploadTexts.notAForm)
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) throw new Problem(413, uploadTexts.tooLargeForm)
  const files: Form['files'] = new Map()
  const form: Form = {
    texts: {},
    files,
    close: async () => void (await Promise.all([...files.values()].map((file) => file.close()))),
  }
  const read = readParts(request, shape, form, gone)
  try {
    gone.throwIfAborted()
    await Promise.race([read, once(gone, 'abort').then(() => gone.throwIfAborted())])
    return form
  } catch (error) {
    // A browser shows a response only after it has sent the whole request.
    request.raw.unpipe()
    request.raw.resume()
    void read.catch(() => {}).finally(() => form.close())
    if (error instanceof Problem) throw error
    if (gone.aborted) throw gone.reason
    // A full disk is no mistake of the sender.
    if (isOutage(error)) throw error
    throw new Problem(400, uploadTexts.unreadable)
  }
}
