import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { success } from '../http/field-schemas'
import { badField, problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import { pictureAddress } from '../pictures/picture-address'
import { uploadLimit } from '../rate-limits/limits'
import { FormFile, readsFormItself } from './form-schema'
import { keepUploads } from './keep-uploads'
import { readForm } from './read-form'
import type { KeptPicture } from './reencode-picture'
import { UploadQuery, UploadSchema } from './schema'
import { countUpload } from './upload-allowance'
import type { UploadResources } from './upload-resources'
import { uploadTexts } from './upload-texts'

const FORM = { files: ['picture'], texts: [] } as const

/** `POST /user/pictures`: uploads one picture of a signed-in person (issue 14). */
export function uploadRoutes(
  app: App,
  { db }: Dependencies,
  { user }: Guards,
  { limiter, pictures }: UploadResources,
): void {
  app.post(
    '/user/pictures',
    {
      onRequest: user,
      config: { rateLimit: uploadLimit },
      schema: {
        operationId: 'uploadPicture',
        summary: 'Upload a JPEG, PNG, GIF or WebP, at most 5 MB and at least 300 × 300 pixels; metadata is removed',
        tags: ['Account'],
        security: bearer,
        querystring: UploadQuery,
        consumes: ['multipart/form-data'],
        body: Type.Object({ picture: FormFile('JPEG, PNG, GIF or WebP') }),
        response: { 200: success(UploadSchema), ...problemResponses },
      },
      validatorCompiler: readsFormItself,
    },
    async (request) => {
      const identity = identityOf(request)
      const { uid } = identity
      const picture = await limiter.run({ uid, ip: request.ip }, async () => {
        await countUpload(db, identity, new Date())
        let kept: KeptPicture | undefined
        await readForm(request, FORM, async (field, bytes) => {
          kept = await pictures.reencode(uid, { field, bytes, purpose: request.query.purpose })
        })
        return kept
      })
      if (!picture) throw badField('picture', uploadTexts.missing)
      await db.transaction((tx) => keepUploads(tx, identity, [picture]))
      const { key, width, height } = picture
      return { status: 'success' as const, data: { key, address: pictureAddress(key), width, height } }
    },
  )
}
