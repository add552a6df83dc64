import { forgetHeads } from '@campus/server/modules/evidence/statement.ts'
import { secretBoxOf } from '@campus/server/platform/crypto/secret-box.ts'
import { openDatabase } from '@campus/server/platform/db/sql.ts'
import { StartFailure } from '@campus/server/platform/start-failure.ts'
import { chooseBlobs } from '@campus/server/services.ts'
import { migrateServer } from '@campus/server/start/database.ts'
import { keepSecret } from '@campus/server/start/secret.ts'
import { withDatabase } from '@campus/server/start/with-database.ts'
import { dropEverything, isMigrated, listSchoolIds } from './demo.repository.ts'
import { fillDemoSchool } from './fill.ts'
import { demoUniversity } from './schools.ts'

/** Drops the demo's database and creates it again; refuses anything but a demo. */
await withDatabase(async (server, config) => {
  if (config.isProduction) throw new StartFailure('db:fresh throws data away and refuses to in production.')
  const database = openDatabase(server.ownerUrl, { maxConnections: 2, onError: (error) => process.stderr.write(`${error.message}\n`) })
  try {
    const schools = (await isMigrated(database.sql)) ? await listSchoolIds(database.sql) : []
    if (schools.length > 0 && !schools.includes(demoUniversity.id))
      throw new StartFailure('This database holds schools that are not the demo: db:fresh leaves it as it is.')
    await dropEverything(database.sql)
    await migrateServer(server)
    const blobs = chooseBlobs(config)
    // The new school begins with chains of its own.
    await forgetHeads(blobs)
    await fillDemoSchool({ sql: database.sql, secretBox: secretBoxOf(await keepSecret(config)), blobs }, new Date())
    process.stdout.write('The demo school is new again.\n')
  } finally {
    await database.close()
  }
})
