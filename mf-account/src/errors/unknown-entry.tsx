import { ApiError } from '@superium/shared/api'
import { ButtonLink, Notice } from '@superium/shared/ui'
import { SearchX } from 'lucide-react'

/** Title and link for an entry that does not exist or belongs to somebody else. */
export interface UnknownEntryProps {
  title: string
  to: string
  label: string
  /** Whether it is the whole page. */
  page?: boolean
}

/** Whether an error says so; a malformed id does too, because the address can contain any text. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.field === 'id')

/** Says that there is no such entry, and leads to the list. */
export function UnknownEntry({ title, to, label, page = false }: UnknownEntryProps) {
  const others = <ButtonLink to={to}>{label}</ButtonLink>
  return <Notice page={page} icon={<SearchX size={28} aria-hidden="true" />} title={title} actions={others} />
}
