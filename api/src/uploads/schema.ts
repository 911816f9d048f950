import { type Static, Type } from 'typebox'

/** The purpose of the picture: portraits and logos are stored smaller than product pictures. */
export const UploadQuery = Type.Object({
  purpose: Type.Enum(['profile', 'product'], { default: 'product' }),
})

/** An uploaded picture as stored; sizes in pixels. */
export const UploadSchema = Type.Object(
  {
    key: Type.String({ description: 'Key by which products, profiles and shops refer to the picture' }),
    address: Type.String({ description: 'Picture URL, 640 pixels wide' }),
    width: Type.Integer(),
    height: Type.Integer(),
  },
  { title: 'Upload' },
)
export type Upload = Static<typeof UploadSchema>
