import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  // As in `database.ts`: `ageGroup` is the column `age_group`.
  casing: 'snake_case',
  schema: './src/*/table.ts',
  out: './migrations',
})
