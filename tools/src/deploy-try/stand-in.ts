import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'

const HOSTS = [
  'identitytoolkit.googleapis.com',
  'securetoken.googleapis.com',
  'oauth2.googleapis.com',
  'www.googleapis.com',
]
const PROJECT = 'deploy-try'

/**
 * Google's identity service for a shop without a Firebase project: a container that has the names of Google's hosts and
 * a certificate that only this shop trusts. The shop itself runs as in production. Also adds the visitor. `tools` is the
 * folder with the built programs; the certificate and the accounts lie in `folder`.
 */
export function standIn(folder: string, tools: string): { settings: Record<string, string>; override: string } {
  const names = HOSTS.map((host) => `DNS:${host}`).join(',')
  const made = [
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=deploy-try',
    '-addext',
    `subjectAltName=${names}`,
  ]
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')]
  execFileSync('openssl', ['req', '-x509', ...made, ...files], { stdio: 'ignore' })
  chmodSync(join(folder, 'key.pem'), 0o644)
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const account = {
    client_email: `shop@${PROJECT}.example`,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }
  const settings = {
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: 'try',
    FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
    GOOGLE_APPLICATION_CREDENTIALS: JSON.stringify(account),
  }
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: Compose's own notation.
  const image = '${NODE_IMAGE:-node:24-bookworm-slim}'
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: Compose's own notation.
  const override = `services:
  google:
    image: ${image}
    restart: unless-stopped
    init: true
    command: [node, /try/dist/google-stand-in.js]
    environment: { FIREBASE_PROJECT_ID: ${PROJECT} }
    volumes: ["${tools}:/try:ro", "${folder}:/google"]
    networks: { outside: { aliases: [${HOSTS.join(', ')}] } }
  visitor:
    image: ${image}
    restart: unless-stopped
    init: true
    command: [node, /try/dist/deploy-visitor.js, idle]
    environment: { NODE_EXTRA_CA_CERTS: /google/certificate.pem }
    volumes: ["${tools}:/try:ro", "${folder}:/google:ro"]
    networks: [inside, outside]
  api-1: &trusting
    environment: { NODE_EXTRA_CA_CERTS: /google/certificate.pem }
    volumes: ["${folder}:/google:ro"]
  api-2: *trusting
  operator: *trusting
`
  return { settings, override }
}
