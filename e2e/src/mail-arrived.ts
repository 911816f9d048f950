import { expect, type Page } from '@playwright/test'

const ROW = /<li><a href="(\/dev\/mail\/[^"]+)"><span class="subject">(.*?)<\/span>.*?<span class="to">(.*?)<\/span>/g

/**
 * Waits until an e-mail to an address whose subject matches has been sent; resolves to its path. Looks without opening a
 * page, which costs less, and at older pages, too, because other tests send e-mails as well.
 */
export async function mailArrived(page: Page, recipient: string, subject: RegExp): Promise<string> {
  let found: string | undefined
  const look = async (): Promise<boolean> => {
    let next: string | undefined = '/dev/mail'
    while (next && !found) {
      const html: string = await (await page.request.get(next)).text()
      const rows = [...html.matchAll(ROW)]
      found = rows.find(([, , title = '', to]) => to === recipient && subject.test(title))?.[1]
      next = /href="([^"]+)">Older</.exec(html)?.[1]
    }
    return found !== undefined
  }
  await expect.poll(look, { message: `${subject} to ${recipient}`, timeout: 60_000 }).toBe(true)
  return found ?? ''
}
