import { askExport, decideExport, exportById, exportColumns } from '@campus/contract/logs/exports.ts'
import { runText } from '@campus/server/platform/db/sql.ts'
import { asker } from '@campus/server/testing/ask.ts'
import { enter } from '@campus/server/testing/enter.ts'
import { openTestCampus } from '@campus/server/testing/test-campus.ts'
import { fillLogins } from './past-logins.ts'

/** The same facts by the database alone: names, ways and moments of all rows, thrown away as soon as they are written. */
const bareCopy = `copy (
  select log.id, log.created_at, person.name, person.number, log.way, log.outcome, log.network, log.device_name
  from login_log as log left join person on person.id = log.person_id order by log.id desc
) to '/dev/null' csv`

const lookEveryMs = 200

/** The most memory that this process holds while something is done, over what it held before. */
const watchMemory = () => {
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, lookEveryMs)
  return () => {
    clearInterval(timer)
    return (most - before) / 1024 ** 2
  }
}

/** A log of so many rows as a file: asked for, approved by a second administrator, made by the job; and by a bare `COPY`. */
export const measureExport = async (rows: number) => {
  const campus = await openTestCampus({ checksOutput: false })
  try {
    const ask = asker(campus.url)
    const admin = await enter(campus, { kind: 'teacher', roles: ['admin'] })
    const second = await enter(campus, { kind: 'teacher', roles: ['admin'], schoolId: admin.schoolId })
    const { sql } = campus.base
    await fillLogins(sql, admin.schoolId, rows)
    const columns = (await ask(exportColumns, { source: 'login' }, admin)).data.filter(({ isUnmasked }) => !isUnmasked)
    const given = { source: 'login', columns: columns.map(({ key }) => key), format: 'csv', reason: 'a year of logins' } as const
    const { id } = (await ask(askExport, given, admin)).data
    const stopWatching = watchMemory()
    const began = performance.now()
    await ask(decideExport, { id, decision: 'approve' }, second)
    let state = 'running'
    while (state === 'running') {
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
      state = (await ask(exportById, { id }, admin)).data.state
    }
    if (state !== 'ready') throw new Error(`the export ended as ${state}`)
    const [exportMs, megabytes] = [performance.now() - began, stopWatching()]
    const copied = performance.now()
    await runText(sql, bareCopy)
    return { exportMs, copyMs: performance.now() - copied, megabytes }
  } finally {
    await campus.close()
  }
}
