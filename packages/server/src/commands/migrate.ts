import { migrateServer } from '../start/database.ts'
import { withDatabase } from '../start/with-database.ts'

await withDatabase(async (database) => {
  const steps = await migrateServer(database)
  console.log(steps.length > 0 ? `Migrated: ${steps.join(', ')}` : 'The database is up to date.')
})
