import { migrate } from '../platform/migrations.ts'
import { withDatabase } from '../start/with-database.ts'

await withDatabase(async (url) => {
  const steps = await migrate(url)
  console.log(steps.length > 0 ? `Migrated: ${steps.join(', ')}` : 'The database is up to date.')
})
