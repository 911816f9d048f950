import { parseSync } from '@swc/core'

/** A module that a file imports. */
export interface Import {
  specifier: string
  /** Whether compilation removes it: `import type`, `export type`, `import('…')` in a type. */
  typeOnly: boolean
}

/** All modules that a source names: imports, re-exports, dynamic imports, `require`, imports in types. */
export function importsOf(source: string, jsx: boolean): Import[] {
  const module = parseSync(source, { syntax: 'typescript', tsx: jsx, target: 'es2022' })
  const found: Import[] = []
  visit(module, found)
  return found
}

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const text = (node: unknown): string | undefined =>
  isNode(node) && typeof node.value === 'string' ? node.value : undefined

function visit(node: unknown, found: Import[]): void {
  if (Array.isArray(node)) for (const one of node) visit(one, found)
  else if (isNode(node)) {
    const named = namedBy(node)
    if (named) found.push(named)
    for (const one of Object.values(node)) if (isNode(one)) visit(one, found)
  }
}

function namedBy(node: Node): Import | undefined {
  const as = (specifier: string | undefined, typeOnly: unknown): Import | undefined =>
    specifier === undefined ? undefined : { specifier, typeOnly: typeOnly === true }
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return as(text(node.source), node.typeOnly)
    case 'TsExternalModuleReference':
      return as(text(node.expression), false)
    case 'TsImportType':
      return as(text(node.argument), true)
    case 'CallExpression':
      return isImportCall(node.callee) ? as(text(firstArgument(node)), false) : undefined
  }
}

const isImportCall = (callee: unknown): boolean =>
  isNode(callee) && (callee.type === 'Import' || (callee.type === 'Identifier' && callee.value === 'require'))

const firstArgument = (call: Node): unknown => {
  const first = Array.isArray(call.arguments) ? call.arguments[0] : undefined
  return isNode(first) ? first.expression : undefined
}
