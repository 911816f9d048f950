/**
 * The CI example: it tests and builds every push, and releases tagged versions. Without the site's settings it releases
 * nothing and succeeds.
 */
export const RELEASE_WORKFLOW = `name: Release
on:
  push:
    branches: [main]
    tags: ['v*']
  pull_request:

permissions:
  contents: read

jobs:
  remote:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
      - run: npm ci
      - run: npm test
      - run: npm run build
      # A tag like v1.1.0 releases the version in package.json. The repository's settings have the variable SUPERIUM_URL
      # (https://shop.example) and the secret SUPERIUM_RELEASE_TOKEN (this remote's token for that site).
      - if: startsWith(github.ref, 'refs/tags/v') && vars.SUPERIUM_URL != ''
        run: npm run release -- --skip-tests
        env:
          SUPERIUM_URL: \${{ vars.SUPERIUM_URL }}
          SUPERIUM_RELEASE_TOKEN: \${{ secrets.SUPERIUM_RELEASE_TOKEN }}
`
