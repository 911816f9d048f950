import { muiTheme } from './mui-theme'

test('alerts have the shop’s colours, which are right in the light and in the dark theme', () => {
  const { Alert } = muiTheme.vars?.palette ?? {}
  for (const kind of ['error', 'warning'] as const)
    for (const part of ['Color', 'IconColor', 'StandardBg'] as const)
      expect(Alert?.[`${kind}${part}`]).toMatch(/^var\(--mui-palette-Alert-\w+, var\(--[\w-]+\)\)$/)
})
