import { runInNewContext } from 'node:vm'
import { trustedTypesScript } from './trusted-types-script'

interface Policy {
  createHTML(text: string): string | null
  createScriptURL(url: string): string | null
  createScript?: unknown
}

/** The policy that a document makes for these folders, at an address of the site. */
function policyOf(...folders: string[]): Policy {
  const made = new Map<string, Policy>()
  const page: Record<string, unknown> = {
    URL,
    location: 'https://shop.example/category?category=books',
    trustedTypes: { createPolicy: (name: string, policy: Policy) => made.set(name, policy) },
  }
  page.self = page
  runInNewContext(trustedTypesScript(folders), page)
  const policy = made.get('default')
  if (!policy || made.size !== 1) throw new Error('there is no default policy')
  return policy
}

const policy = policyOf('/assets/mf-cart/1.2.0/', 'http://localhost:4001/', 'https://apis.google.com/')

test.each([
  'https://shop.example/assets/mf-cart/1.2.0/remoteEntry.ab.js?r=1',
  '/assets/mf-cart/1.2.0/7.js',
  'http://localhost:4001/main.hot-update.js',
  'https://apis.google.com/js/api.js?onload=a',
])('%s is a script of this document', (url) => {
  expect(policy.createScriptURL(url)).toBe(new URL(url, 'https://shop.example').href)
})

test.each([
  '/assets/mf-cart/1.1.0/7.js',
  '/assets/mf-cart/1.2.0/../1.1.0/7.js',
  '/assets/mf-cart/1.2.0/%2e%2e/1.1.0/7.js',
  '/assets/mf-cart/1.2.0\\..\\1.1.0\\7.js',
  '/assets/mf-evil/1.2.0/7.js',
  '/media/drawing.svg',
  '//evil.example/assets/mf-cart/1.2.0/7.js',
  'http://shop.example/assets/mf-cart/1.2.0/7.js',
  'http://localhost:40011/main.js',
  'https://apis.google.com.evil.example/api.js',
  'data:text/javascript,alert(1)',
  'blob:https://shop.example/1',
  'javascript:alert(1)',
])('%s is none', (url) => {
  expect(policy.createScriptURL(url)).toBeNull()
})

test('HTML is two constants without effect, and text is never code', () => {
  expect(policy.createHTML(' ')).toBe(' ')
  expect(policy.createHTML('<script></script>')).toBe('<script></script>')
  for (const html of ['', '<b>', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '  '])
    expect(policy.createHTML(html)).toBeNull()
  expect(policy.createScript).toBeUndefined()
})

test('a folder cannot end the script', () => {
  expect(trustedTypesScript(['/assets/</script>/1/'])).not.toContain('</script>')
})

test('a browser without Trusted Types runs the script without effect', () => {
  const page: Record<string, unknown> = {}
  page.self = page
  expect(() => runInNewContext(trustedTypesScript([]), page)).not.toThrow()
})
