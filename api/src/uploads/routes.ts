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
import { receivePictures } from './receive-pictures'
import { UploadQuery, UploadSchema } from './schema'
import type { UploadResources } from './upload-resources'
import { uploadTexts } from './upload-texts'

const FORM = { files: ['picture'], texts: [] } as const

/** `POST /user/pictures`: uploads one picture of a signed-in person (issue 14). */
export function uploadRoutes(app: App, { db }: Dependencies, { user }: Guards, resources: UploadResources): void {
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
    async (request, reply) => {
      const { purpose } = request.query
      const form = { shape: FORM, purposeOf: () => purpose }
      const picture = (await receivePictures({ db, ...resources }, request, reply, form)).pictures.get('picture')
      if (!picture) throw badField('picture', uploadTexts.missing)
      await db.transaction((tx) => keepUploads(tx, identityOf(request), [picture]))
      const { key, width, height } = picture
      return { status: 'success' as const, data: { key, address: pictureAddress(key), width, height } }
    },
  )
}
