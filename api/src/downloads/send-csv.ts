import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { problemResponses } from '../http/problem'
import { createDownloads, type Downloader, type Downloads } from './downloads'

/** For a route's `schema.response`. */
export const csvResponses = {
  200: { description: 'A CSV file', content: { 'text/csv': { schema: Type.Unknown() } } },
  ...problemResponses,
}

/** The exports of one kind. */
export const createExports = (patience?: () => AbortSignal): Downloads =>
  createDownloads('You have an export that still runs. Try again when it has ended.', patience)

interface CsvFile {
  /** The file name's part before the date, such as `orders`. */
  name: string
  reader: Downloader
  exports: Downloads
  pieces: AsyncGenerator<string, void>
  stalledMs?: number
}

/** Streams a CSV file, as {@link Downloads} does. */
export function sendCsv(reply: FastifyReply, { name, reader, exports, ...file }: CsvFile): Promise<void> {
  const dated = `${name}-${new Date().toISOString().slice(0, 10)}.csv`
  return exports.send(reply, reader, { ...file, type: 'text/csv; charset=utf-8', name: dated })
}
