import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillDemoSchool } from '@campus/demo/fill.ts'
import { fillYear } from '@campus/demo/statistics/fill-year.ts'
import { secretBoxOf } from '@campus/server/platform/crypto/secret-box.ts'
import { openDatabase } from '@campus/server/platform/db/sql.ts'
import { folderBlobs } from '@campus/server/ports/blobs/folder-blobs.ts'
import { openTestDatabase } from '@campus/server/testing/test-database.ts'

const daysBefore = 800

class NotKept extends Error {}

/** How long the demo school takes to be filled, and how much of that are its year of logs and numbers: the same again, of years before. */
export const measureLivingYear = async () => {
  const scratch = await openTestDatabase()
  const database = openDatabase(scratch.url, { maxConnections: 2, onError: () => undefined })
  const folder = await mkdtemp(join(tmpdir(), 'campus-bench-'))
  try {
    const [secretBox, today] = [secretBoxOf(randomBytes(32).toString('hex')), new Date()]
    const began = performance.now()
    await fillDemoSchool({ sql: database.sql, secretBox, blobs: folderBlobs({ folder }) }, today)
    const wholeMs = performance.now() - began
    let yearMs = 0
    const again = database.sql.transaction().execute(async (sql) => {
      await sql.deleteFrom('statistic_rows_since').execute()
      const yearBegan = performance.now()
      await fillYear(sql, new Date(today.getTime() - daysBefore * 86_400_000))
      yearMs = performance.now() - yearBegan
      throw new NotKept()
    })
    await again.catch((error: unknown) => {
      if (!(error instanceof NotKept)) throw error
    })
    return { wholeMs, yearMs }
  } finally {
    await database.close()
    await scratch.close()
    await rm(folder, { recursive: true, force: true })
  }
}
