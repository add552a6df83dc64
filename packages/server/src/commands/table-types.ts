import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { migrate } from '../platform/db/migrations.ts'
import { withScratchPostgres } from '../testing/scratch-postgres.ts'
import { unionsFromChecks } from './check-unions.ts'

/** Writes the table types from a freshly migrated database, or with `--verify` fails when the committed ones are stale. */
const outFile = fileURLToPath(new URL('../platform/db/table-types.ts', import.meta.url))
const generator = fileURLToPath(import.meta.resolve('kysely-codegen/dist/cli/bin.js'))

await withScratchPostgres(async (makeDatabase) => {
  const url = await makeDatabase('types')
  await migrate(url)
  const overrides = JSON.stringify({ columns: await unionsFromChecks(url) })
  const options = ['--dialect', 'postgres', '--url', url, '--out-file', outFile, '--exclude-pattern', 'migration', '--type-mapping', '{"int8":"number"}', '--overrides', overrides, '--log-level', 'error']
  const { status } = spawnSync(process.execPath, [generator, ...options, ...process.argv.slice(2)], { stdio: 'inherit' })
  process.exitCode = status ?? 1
})
