import { readSettings } from '@superium/shared/settings'
import { type MailSettings, parseMailSettings } from './parse-mail-settings'

const production = { developmentSite: false, data: '/data' }
const parse = (env: Record<string, string>, site: { developmentSite: boolean; data: string }): MailSettings =>
  readSettings(env, String, (read) => parseMailSettings(read, site))
const smtp = { SMTP_URL: 'smtps://user:secret@mail.example.com:465', MAIL_FROM: 'shop@example.com' }

test('e-mails go to the SMTP server, else into files on a development site, else they wait', () => {
  expect(parse(smtp, { developmentSite: true, data: '/data' }).way).toEqual({
    kind: 'smtp',
    url: smtp.SMTP_URL,
  })
  expect(parse({}, { developmentSite: true, data: '/data' }).way).toEqual({
    kind: 'files',
    folder: '/data/mails',
  })
  expect(parse({}, production).way).toEqual({ kind: 'wait' })
})

test.each(['shop@example.com', '<shop@example.com>', 'Superium Shop <shop@example.com>'])(
  'MAIL_FROM accepts %s',
  (from) => {
    expect(parse({ ...smtp, MAIL_FROM: from }, production).from).toBe(from)
  },
)

test.each([
  ['SMTP_URL', { SMTP_URL: 'https://user:secret@mail.example.com' }],
  ['SMTP_URL', { SMTP_URL: 'user:secret' }],
  ['MAIL_FROM', { MAIL_FROM: '' }],
  ['MAIL_FROM', { MAIL_FROM: 'Superium' }],
  ['MAIL_FROM', { MAIL_FROM: 'a@b.example, c@d.example' }],
  ['MAIL_FROM', { MAIL_FROM: 'Shop\r\nBcc: all@example.com <a@b.example>' }],
  ['SUPPORT_EMAIL', { SUPPORT_EMAIL: 'help' }],
  ['SUPPORT_EMAIL', { SUPPORT_EMAIL: 'a@b.example,c@d.example' }],
  ['SHOP_ADDRESS', { SHOP_ADDRESS: Array(9).fill('line').join('|') }],
  ['SHOP_ADDRESS', { SHOP_ADDRESS: 'x'.repeat(101) }],
])('a bad %s is refused by its name, without the password (%j)', (name, change) => {
  const refused = () => parse({ ...smtp, ...change }, production)
  expect(refused).toThrow(new RegExp(`^${name} must`))
  expect(refused).not.toThrow(/secret/)
})

test('the lines of SHOP_ADDRESS are separated by | or \\n', () => {
  const { address } = parse({ SHOP_ADDRESS: '1 High Street|1000 Dhaka\\nBangladesh' }, production)
  expect(address).toEqual(['1 High Street', '1000 Dhaka', 'Bangladesh'])
})
