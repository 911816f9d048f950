/** A message that the identity service would have sent. */
export interface IdentityMail {
  recipient: string
  /** The purpose of the link. */
  subject: string
  /** A path of this site. */
  link: string
}

/** Reads the messages with unused links, newest first. */
export type ReadIdentityMails = () => Promise<IdentityMail[]>

const MOST = 50
const TIMEOUT_MS = 3_000

const SUBJECTS: Record<string, string> = {
  VERIFY_EMAIL: 'Verify your email address',
  PASSWORD_RESET: 'Reset your password',
}

/**
 * Reads the messages that the Auth emulator keeps instead of sending. `host` is like `127.0.0.1:3003`; returns none if
 * the emulator does not answer.
 */
export function emulatorMails(projectId: string, host: string): ReadIdentityMails {
  return async () => {
    try {
      const url = `http://${host}/emulator/v1/projects/${encodeURIComponent(projectId)}/oobCodes`
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      const { oobCodes } = (await response.json()) as { oobCodes?: Record<string, string>[] }
      return (oobCodes ?? []).slice(-MOST).reverse().flatMap(toMail)
    } catch {
      return []
    }
  }
}

function toMail({ email = '', requestType = '', oobLink = '' }: Record<string, string>): IdentityMail[] {
  const subject = SUBJECTS[requestType]
  if (!subject || !URL.canParse(oobLink)) return []
  const { pathname, search } = new URL(oobLink)
  return [{ recipient: email, subject, link: `${pathname}${search}` }]
}
