import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { documentHash } from '../../api/src/openapi/document-hash'
import { openApiDocument } from '../../api/src/openapi/openapi-document'

const target = fileURLToPath(new URL('../../shared/src/api/schema.generated.ts', import.meta.url))

const document = await openApiDocument()
const types = astToString(await openapiTS(JSON.stringify(document), { alphabetize: false }))
const header = `// Written by "npm run openapi -w tools/openapi" from the API's OpenAPI document. Do not edit.
// sha256 of the document: ${documentHash(document)}
`
await writeFile(target, header + types)
console.log(`Wrote ${target}`)
