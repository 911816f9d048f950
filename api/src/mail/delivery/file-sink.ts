import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailSink } from './mail-sink'
import { messageOf, type Sender } from './message-of'

/** The number of files to keep. */
const KEEP = 500

const NAME = /^[0-9a-f-]{36}\.eml$/

/** The ids of the e-mails in the folder, newest first, because ids begin with their time. */
export async function listMailFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => NAME.test(name))
    .map((name) => name.slice(0, -'.eml'.length))
    .sort()
    .reverse()
}

/** The file of an e-mail. */
export const mailFile = (folder: string, id: string): string => join(folder, `${id}.eml`)

/** Writes each e-mail as an `.eml` file into a folder and keeps the newest 500. For development sites. */
export async function openFileSink(folder: string, sender: Sender): Promise<MailSink> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  await mkdir(folder, { recursive: true })
  return {
    name: 'file',
    async take(mail) {
      const { message } = await transport.sendMail(messageOf(mail, sender))
      const unfinished = join(folder, `${mail.id}.part`)
      await writeFile(unfinished, message as Buffer, { mode: 0o600 })
      await rename(unfinished, mailFile(folder, mail.id))
      for (const old of (await listMailFiles(folder)).slice(KEEP)) await rm(mailFile(folder, old), { force: true })
    },
    close: () => transport.close(),
  }
}
