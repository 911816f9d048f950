import { mailboxOf } from './mailbox-of'

test.each([
  ['ann@shop.example', 'ann@shop.example'],
  ['Ann@Shop.Example', 'ann@shop.example'],
  ['ann+1@shop.example', 'ann@shop.example'],
  ['ann+a+b@shop.example', 'ann@shop.example'],
  ['"ann+a@b"@shop.example', '"ann@shop.example'],
  ['a.n.n+x@GoogleMail.com', 'ann@gmail.com'],
  ['a.nn@shop.example', 'a.nn@shop.example'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
