import { dateFormat } from '@superium/shared/date-format'

/** An ISO time as `Nov 20, 2026`. */
export const formatDate = dateFormat({ dateStyle: 'medium' })
