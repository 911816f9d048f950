import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentHash } from './document-hash'
import { openApiDocument } from './openapi-document'

test('the generated client types match the API (otherwise run: npm run openapi -w tools/openapi)', async () => {
  const generated = readFileSync(join(__dirname, '../../../shared/src/api/schema.generated.ts'), 'utf8')
  expect(generated).toContain(documentHash(await openApiDocument()))
})
