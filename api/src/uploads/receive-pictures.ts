import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/database'
import { goneSignal } from '../http/gone-signal'
import { networkOf } from '../http/network-of'
import { identityOf } from '../identity/guards'
import { type FormShape, readForm } from './read-form'
import type { KeptPicture } from './reencode-picture'
import { countUpload } from './upload-allowance'
import type { PicturePurpose } from './upload-limits'
import type { UploadResources } from './upload-resources'

interface Received {
  texts: Record<string, string>
  pictures: Map<string, KeptPicture>
}

/**
 * Receives a form, then decodes its pictures when it is the turn of the sender's network. A slow sender holds one of
 * many places, and none of the few that decode. Rejects with the Problem of the first refused field.
 */
export async function receivePictures(
  { db, places, decoder }: UploadResources & { db: Database },
  request: FastifyRequest,
  reply: FastifyReply,
  { shape, purposeOf }: { shape: FormShape; purposeOf(field: string): PicturePurpose },
): Promise<Received> {
  const identity = identityOf(request)
  const gone = goneSignal(reply)
  const leave = await places.take({ ip: request.ip, verified: identity.emailVerified === true }, gone)
  try {
    await countUpload(db, identity, new Date())
    const form = await readForm(request, shape, gone)
    try {
      const pictures = new Map<string, KeptPicture>()
      for (const [field, { size, read }] of form.files) {
        // Browsers send an empty file if the user chose none.
        if (size === 0) continue
        const file = { field, purpose: purposeOf(field), read }
        pictures.set(field, await decoder.reencode(networkOf(request.ip), file, gone))
      }
      return { texts: form.texts, pictures }
    } finally {
      await form.close()
    }
  } finally {
    leave()
  }
}
