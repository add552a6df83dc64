import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillDemoSchool } from '@campus/demo/fill.ts'
import { secretBoxOf } from '@campus/server/platform/crypto/secret-box.ts'
import { openDatabase } from '@campus/server/platform/db/sql.ts'
import { folderBlobs } from '@campus/server/ports/blobs/folder-blobs.ts'
import { openTestDatabase } from '@campus/server/testing/test-database.ts'

/** The tables of the school day, from the timetable to lost and found. */
const ofSchoolDay =
  /^(term|term_day|period|room|section|roster_place|slot|lesson|busy|share|feed|leave|roll_call|device_key|sign|attendance|objection|warning|exam|sitting|seat|duty|grade|score_change|appraisal|lost)(_|"|$)/

const tableOf = (text: string) => text.match(/^(?:insert into|update) "?(\w+)/)?.[1] ?? ''

/** How long the demo school takes to be filled, and how much of that is the school day: its rows are made before they are inserted. */
export const measureFill = async () => {
  const scratch = await openTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'campus-bench-'))
  let [last, ofDayMs] = [performance.now(), 0]
  const onStatement = (text: string) => {
    const now = performance.now()
    if (ofSchoolDay.test(tableOf(text))) ofDayMs += now - last
    last = now
  }
  const database = openDatabase(scratch.url, { maxConnections: 2, onError: () => undefined, onStatement })
  try {
    const base = { sql: database.sql, secretBox: secretBoxOf(randomBytes(32).toString('hex')), blobs: folderBlobs({ folder }) }
    const began = performance.now()
    last = began
    await fillDemoSchool(base, new Date())
    return { ms: performance.now() - began, ofDayMs }
  } finally {
    await database.close()
    await scratch.close()
    await rm(folder, { recursive: true, force: true })
  }
}
