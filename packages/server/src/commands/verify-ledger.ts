import { proveLedger } from '../modules/wallet/books/proof.service.ts'
import { openDatabase } from '../platform/sql.ts'
import { withDatabase } from '../start/with-database.ts'

/** Proves the books of every school from their first entry; anything wrong is exit code 1. */
await withDatabase(async (url) => {
  const database = openDatabase(url, { maxConnections: 2, onError: (error) => console.error(error.message) })
  try {
    const { accounts, transfers, unsealed, findings } = await proveLedger(database.sql)
    for (const finding of findings) console.log(finding)
    console.log(`${transfers} transfers and ${accounts} accounts proven, ${unsealed} not sealed yet, ${findings.length} findings.`)
    if (findings.length > 0) process.exitCode = 1
  } finally {
    await database.close()
  }
})
