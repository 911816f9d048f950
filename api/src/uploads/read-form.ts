import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { badField, Problem } from '../http/problem'
import { MAX_FILE_BYTES } from './upload-limits'
import { uploadTexts } from './upload-texts'

/** The maximum length of a text field in a form with files. */
const MAX_TEXT = 2000

/** The time limit for one file, enough for a slow phone connection. */
const MS_PER_FILE = 60_000

/** The fields that a form may contain; others are refused. */
export interface FormShape {
  files: readonly string[]
  texts: readonly string[]
}

type Texts = Record<string, string>

async function readFile({ fieldname, file }: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of file) chunks.push(chunk)
  if (file.truncated) throw new Problem(413, uploadTexts.tooManyBytes, { field: fieldname })
  return Buffer.concat(chunks)
}

async function readPart(
  part: Multipart,
  { files, texts }: FormShape,
  read: { texts: Texts; names: Set<string> },
  onFile: (field: string, bytes: Buffer) => Promise<void>,
): Promise<void> {
  const { fieldname: name } = part
  const field = name.slice(0, 60)
  const known = part.type === 'file' ? files : texts
  if (!known.includes(name)) {
    throw badField(field, part.type === 'file' ? uploadTexts.unknownFile : uploadTexts.unknownField)
  }
  if (read.names.has(name)) throw badField(field, part.type === 'file' ? uploadTexts.twoFiles : uploadTexts.repeated)
  read.names.add(name)
  if (part.type === 'file') {
    const bytes = await readFile(part)
    // Browsers send an empty file if the user chose none.
    if (bytes.length > 0) await onFile(name, bytes)
  } else {
    const text = String(part.value)
    if (part.valueTruncated) throw badField(field, uploadTexts.longField(field, MAX_TEXT))
    read.texts[name] = text
  }
}

async function readParts(
  request: FastifyRequest,
  shape: FormShape,
  onFile: (field: string, bytes: Buffer) => Promise<void>,
): Promise<Texts> {
  const read = { texts: {} as Texts, names: new Set<string>() }
  const limits = {
    ...{ files: shape.files.length + 1, fields: shape.texts.length + 1, fieldNameSize: 100, fieldSize: MAX_TEXT },
    ...{ fileSize: MAX_FILE_BYTES, headerPairs: 20, parts: shape.files.length + shape.texts.length + 2 },
  }
  for await (const part of request.parts({ limits })) {
    await readPart(part, shape, read, onFile)
  }
  return read.texts
}

/**
 * Reads a multipart form. Each file goes to `onFile` as soon as it has arrived, so that only one is in memory; the
 * texts are returned. Rejects with a Problem that names the field for unknown, repeated and oversized parts.
 */
export async function readForm(
  request: FastifyRequest,
  shape: FormShape,
  onFile: (field: string, bytes: Buffer) => Promise<void>,
): Promise<Texts> {
  if (!request.isMultipart()) throw new Problem(415, uploadTexts.notAForm)
  let late: NodeJS.Timeout | undefined
  const tooSlow = new Promise<never>((_, reject) => {
    late = setTimeout(() => {
      reject(new Problem(408, uploadTexts.tooSlow))
      // A client that stops sending would otherwise keep the connection open.
      setTimeout(() => request.raw.destroy(), 1000).unref()
    }, MS_PER_FILE * shape.files.length)
  })
  try {
    return await Promise.race([readParts(request, shape, onFile), tooSlow])
  } catch (error) {
    // A browser shows a response only after it has sent the whole request.
    request.raw.unpipe()
    request.raw.resume()
    if (error instanceof Problem) throw error
    throw new Problem(400, uploadTexts.unreadable)
  } finally {
    clearTimeout(late)
  }
}
