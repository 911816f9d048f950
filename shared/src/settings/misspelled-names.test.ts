import { misspelledNames } from './misspelled-names'
import { NAMES } from './names'

test.each([
  ['PAYOT_KEY', 'PAYOUT_KEY'],
  ['PAYOUT_KEYS', 'PAYOUT_KEY'],
  ['TURST_PROXY', 'TRUST_PROXY'],
  ['FIREBASE_PROJEKT_ID', 'FIREBASE_PROJECT_ID'],
  ['SERVICE_TOKEN_FIEL', 'SERVICE_TOKEN_FILE'],
])('%s is nearly %s', (name, meant) => {
  expect(misspelledNames({ [name]: 'x' })).toEqual([`${name} is not a setting: did you mean ${meant}?`])
})

test('the names of settings are known', () => {
  expect(misspelledNames(Object.fromEntries(NAMES.map((name) => [name, 'x'])))).toEqual([])
})

test('a name beside the right one, and an empty one, say nothing', () => {
  expect(misspelledNames({ PAYOUT_KEYS: 'x', PAYOUT_KEY: 'y', TURST_PROXY: '' })).toEqual([])
})

test("the environment's other names raise no alarm", () => {
  const others = [
    ...['HOME', 'HOSTS', 'POST', 'PATH', 'HOSTNAME', 'LANGUAGE', 'NODE_ENV', 'NODE_OPTIONS', 'SSH_AUTH_SOCK', 'OLDPWD'],
    ...['MAIL', 'MAILCHECK', 'LOGNAME', 'SHLVL', 'XDG_RUNTIME_DIR', 'PGHOST', 'PGPASSWORD', 'POSTGRES_PASSWORD'],
    ...['POSTGRES_USER', 'POSTGRES_DB', 'PUBLISH', 'REDIS_URL', 'CITUS_URL', 'MALLOC_ARENA_MAX', 'FIREBASE_CONFIG'],
    ...['GOOGLE_CLOUD_PROJECT', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'],
    ...['API_PORT', 'API_SERVICE_HOST', 'API_SERVICE_PORT', 'EDGE_SERVICE_PORT', 'KUBERNETES_SERVICE_HOST'],
    ...['SUPERIUM_URL', 'SUPERIUM_RUN', 'SUPERIUM_RELEASE_TOKEN', 'SUPERIUM_BUILD_VERSION', 'SUPERIUM_REFRESH'],
    ...['DB_HOST', 'DB_URL', 'BASE_URL', 'WEB_URL', 'GITHUB_TOKEN', 'CI_SERVER_URL', 'RELEASE_NAME', 'TRUST_STORE'],
    ...['NODE_IMAGE', 'POSTGRES_IMAGE', 'NGINX_IMAGE', 'npm_config_cache', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'],
  ]
  expect(misspelledNames(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([])
})
