import sharp from 'sharp'
import { Problem } from '../http/problem'
import type { PictureAnswer, PictureJob } from './picture-job'
import { reencodePicture } from './reencode-picture'
import { uploadTexts } from './upload-texts'

// The picture process: decodes uploaded files one by one, and ends with the API. `picture-process.ts` starts it.

const WATCH_MS = 5

/** The process ends itself above this many bytes of memory. */
const mostBytes = Number(process.argv.at(-1))

sharp.cache(false)
// One thread needs less memory, and leaves the other cores for the API.
sharp.concurrency(1)

let most = 0
/** Decoding runs in other threads, so the main thread can watch the memory. */
setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss())
  if (most > mostBytes) process.exit(1)
}, WATCH_MS)

process.on('disconnect', () => process.exit(0))

process.on('message', (job: PictureJob) => {
  const before = process.memoryUsage.rss()
  const start = process.cpuUsage()
  most = before
  const costNow = () => {
    const { user, system } = process.cpuUsage(start)
    return { ms: (user + system) / 1000, bytes: Math.max(most, process.memoryUsage.rss()) - before }
  }
  const bytes = Buffer.from(job.bytes.buffer, job.bytes.byteOffset, job.bytes.byteLength)
  reencodePicture(job.field, bytes, job.purpose)
    .then(
      (kept): PictureAnswer => ({ kept, cost: costNow() }),
      (error: unknown): PictureAnswer => {
        const known = error instanceof Problem ? error : new Problem(400, uploadTexts.damaged, { field: job.field })
        const { statusCode, message, extra } = known
        return { refusal: { statusCode, message, extra }, cost: costNow() }
      },
    )
    .then((answer) => process.send?.(answer))
})
