import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

/**
 * Verifies a request's AWS Signature Version 4 for S3, and that it covers the headers that matter. It is written from the
 * specification, so that it does not share errors with the client.
 */
export function hasAwsSignature(
  request: IncomingMessage,
  body: Buffer,
  keys: { region: string; accessKeyId: string; secretAccessKey: string },
): boolean {
  const [, id, day = '', region = '', signed = '', signature] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? []
  if (id !== keys.accessKeyId || region !== keys.region) return false
  const names = signed.split(';')
  const must = [
    'host',
    'x-amz-date',
    'x-amz-content-sha256',
    ...('if-none-match' in request.headers ? ['if-none-match'] : []),
  ]
  if (!must.every((name) => names.includes(name))) return false
  const content = String(request.headers['x-amz-content-sha256'])
  if (content !== 'UNSIGNED-PAYLOAD' && content !== sha256(body)) return false

  const [path = '', query = ''] = (request.url ?? '').split('?')
  const canonical = [
    request.method,
    path,
    query.split('&').sort().join('&').replaceAll('+', '%20'),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signed,
    content,
  ].join('\n')
  const date = String(request.headers['x-amz-date'])
  const scope = `${day}/${region}/s3/aws4_request`
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`)
  return (
    date.startsWith(day) &&
    hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex') === signature
  )
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
