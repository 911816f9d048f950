import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { problemResponses } from '../http/problem'
import { validatorCompiler } from '../http/validator-compiler'
import { bearer, type Guards, identityOf, requireOwnEmail } from '../identity/guards'
import { applicationLimit } from '../rate-limits/limits'
import { readsFormItself } from '../uploads/form-schema'
import { receivePictures } from '../uploads/receive-pictures'
import type { UploadResources } from '../uploads/upload-resources'
import { apply, PICTURE_FIELDS, type PictureField } from './apply'
import { readOwnSeller } from './read-own-seller'
import { ApplicationForm, ApplicationTexts, OwnSellerSchema } from './schema'
import { sellerTexts } from './seller-texts'

/** The specification's payload contains `password` and `role`, which are ignored. */
const FORM = {
  files: PICTURE_FIELDS,
  texts: [...Object.keys(ApplicationTexts.properties), 'password', 'role'],
} as const

const PURPOSES = { profilePicture: 'profile', logo: 'profile', coverPhoto: 'product' } as const

const check = validatorCompiler({ schema: ApplicationTexts, httpPart: 'body', method: 'POST', url: '' })

function readTexts(texts: Record<string, string>): ApplicationTexts {
  const { password: _, role: __, ...told } = texts
  const result = check(told)
  if (typeof result === 'object' && result && 'error' in result && result.error) throw result.error
  return told as ApplicationTexts
}

/** `POST /user/become-seller` (spec §3 "Seller payload"): an application with its three pictures. */
export function applicationRoute(
  app: App,
  { db, shop }: Dependencies,
  { user }: Guards,
  resources: UploadResources,
): void {
  app.post(
    '/user/become-seller',
    {
      onRequest: user,
      config: { rateLimit: applicationLimit },
      schema: {
        operationId: 'becomeSeller',
        summary: 'Apply to sell; a declined applicant may apply again and omit unchanged pictures',
        tags: ['Selling'],
        security: bearer,
        consumes: ['multipart/form-data'],
        body: ApplicationForm,
        response: {
          200: Type.Object({ status: Type.Literal('success'), message: Type.String(), data: OwnSellerSchema }),
          ...problemResponses,
        },
      },
      validatorCompiler: readsFormItself,
    },
    async (request, reply) => {
      const identity = identityOf(request)
      const form = { shape: FORM, purposeOf: (field: string) => PURPOSES[field as PictureField] }
      const { texts, pictures } = await receivePictures({ db, ...resources }, request, reply, form)
      const application = { texts: readTexts(texts), pictures: Object.fromEntries(pictures) }
      requireOwnEmail(identity, application.texts.email)
      await apply({ db, shop }, identity, application)
      const data = await readOwnSeller(db, identity)
      if (!data) throw new Error('the application was deleted while it was read')
      return { status: 'success' as const, message: sellerTexts.received, data }
    },
  )
}
