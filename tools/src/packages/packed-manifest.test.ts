import { packedManifest } from './packed-manifest'

test('a packed package exports built files with their types, and nothing that only this repository needs', () => {
  expect(
    packedManifest(
      {
        name: '@superium/shared',
        version: '1.2.0',
        private: true,
        scripts: { test: 'jest' },
        devDependencies: { jest: '30' },
        dependencies: { react: '^19.0.0' },
        exports: {
          './money': './src/money/money.ts',
          './ui/base.css': './src/ui/base.css',
          './css-modules': { types: './src/css-modules.d.ts' },
          './tsconfig.json': './tsconfig.remote.json',
        },
      },
      {},
    ),
  ).toEqual({
    name: '@superium/shared',
    version: '1.2.0',
    dependencies: { react: '^19.0.0' },
    exports: {
      './money': { types: './dist/money/money.d.ts', default: './dist/money/money.js' },
      './ui/base.css': './dist/ui/base.css',
      './css-modules': { types: './dist/css-modules.d.ts' },
      './tsconfig.json': './tsconfig.remote.json',
    },
  })
})

test("a packed tool brings what it needs, which is this repository's for development only", () => {
  const tool = {
    name: '@superium/build',
    version: '1.0.0',
    superium: { installs: 'devDependencies' as const },
    devDependencies: { '@rspack/core': '2.3.2' },
    peerDependencies: { '@superium/shared': '^1.6.0' },
  }
  expect(packedManifest(tool, {})).toEqual({
    name: '@superium/build',
    version: '1.0.0',
    dependencies: { '@rspack/core': '2.3.2' },
    peerDependencies: { '@superium/shared': '^1.6.0' },
    exports: {},
  })
})

test('what makes remotes packs the ranges that this repository has, so that they are written once', () => {
  const { startsWith } = packedManifest(
    { name: 'create', version: '1.0.0', superium: { startsWith: ['@superium/shared', 'react'] } },
    { '@superium/shared': '^1.6.0', react: '^19.3.1', jest: '30.5.2' },
  )
  expect(startsWith).toEqual({ '@superium/shared': '^1.6.0', react: '^19.3.1' })
  const unknown = { name: 'create', version: '1.0.0', superium: { startsWith: ['vue'] } }
  expect(() => packedManifest(unknown, {})).toThrow('which version of vue')
})
