import { type Static, Type } from 'typebox'
import { Email, Line, OptionalLine, Prose, Timestamp } from '../http/field-schemas'

export const genders = ['Male', 'Female', 'Other'] as const

/** Spec §3 "User record". An unset field is an empty text. */
export const UserRecordSchema = Type.Object(
  {
    email: Type.String(),
    name: Type.String(),
    dateOfBirth: Type.String({ description: 'YYYY-MM-DD' }),
    phone: Type.String(),
    address: Type.String(),
    city: Type.String(),
    about: Type.String(),
    gender: Type.String({ description: 'Male, Female, Other, or empty' }),
    aboutYou: Type.String(),
    picture: Type.String({ description: 'URL of the profile picture, or empty' }),
    createdAt: Timestamp,
  },
  { title: 'UserRecord' },
)
export type UserRecord = Static<typeof UserRecordSchema>

/** The password and the role are part of the contract (spec §3), but neither trusted, stored nor logged. */
const Ignored = Type.Optional(Type.Unknown({ description: 'Accepted and ignored' }))

export const LoginBody = Type.Object({ email: Email, password: Ignored, role: Ignored }, { title: 'LoginRequest' })

export const RegisterBody = Type.Object(
  { name: Line(200), email: Email, password: Ignored, role: Ignored },
  { title: 'RegisterRequest' },
)

/** Spec §7 "update-user". Absent fields stay. */
export const UserUpdateSchema = Type.Object(
  {
    email: Type.Optional(Email),
    name: Type.Optional(Line(200)),
    dateOfBirth: Type.Optional(Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$', maxLength: 10 })),
    phone: Type.Optional(Type.Union([OptionalLine(40), Type.Number()])),
    address: Type.Optional(Prose(500)),
    city: Type.Optional(OptionalLine(200)),
    about: Type.Optional(Prose(2000)),
    gender: Type.Optional(Type.Enum([...genders, ''])),
    aboutYou: Type.Optional(Prose(2000)),
    picture: Type.Optional(
      Type.String({
        pattern: '^[\\w-]*$',
        maxLength: 100,
        description: 'Key of an uploaded picture; empty removes the picture',
      }),
    ),
  },
  { title: 'UserUpdate' },
)
export type UserUpdate = Static<typeof UserUpdateSchema>

export const AdminUserSchema = Type.Object(
  {
    uid: Type.String(),
    ...UserRecordSchema.properties,
    orderCount: Type.Integer(),
    disabled: Type.Boolean(),
    administrator: Type.Boolean(),
  },
  { title: 'AdminUser' },
)
export type AdminUser = Static<typeof AdminUserSchema>
