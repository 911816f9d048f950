import { Type } from 'typebox'
import { Timestamp } from '../http/field-schemas'

export const SaleSchema = Type.Object({ name: Type.String(), endsAt: Timestamp }, { title: 'Sale' })
