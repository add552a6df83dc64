import { verifyChains } from '../modules/audit/audit.service.ts'
import { openDatabase } from '../platform/sql.ts'
import { withDatabase } from '../start/with-database.ts'

/** Walks the whole chain of evidence of every school; a broken one is exit code 1. */
await withDatabase(async (url) => {
  const database = openDatabase(url, { maxConnections: 2, onError: (error) => console.error(error.message) })
  try {
    const { checked, unsealed, broken } = await verifyChains(database.sql)
    for (const { schoolId, sequence } of broken) console.log(`School ${schoolId}: entry ${sequence} does not follow from the one before.`)
    console.log(`${checked} entries checked, ${unsealed} not sealed yet, ${broken.length} broken chains.`)
    if (broken.length > 0) process.exitCode = 1
  } finally {
    await database.close()
  }
})
