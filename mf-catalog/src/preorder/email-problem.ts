import { texts } from '../texts'

const { required, invalid } = texts.preorder

/** What is wrong with an e-mail address, in the words of spec §5; undefined when nothing is. */
export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return required
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : invalid
}
