import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assembleModules } from '@campus/server/assemble-modules.ts'
import { systemContext } from '@campus/server/context/context.ts'
import type { Services } from '@campus/server/context/services.ts'
import { judgeSection } from '@campus/server/modules/attendance/warnings/judge.service.ts'
import { judgeResults } from '@campus/server/modules/attendance/warnings/judge-results.service.ts'
import { listForConsole, listOwnWarnings } from '@campus/server/modules/attendance/warnings/warning.service.ts'
import type { Sql } from '@campus/server/platform/db/sql.ts'
import { actingAs } from '../acting.ts'
import { demoUniversity } from '../schools.ts'

/** The warnings of a school that was filled on a day. */
export const testFilledWarnings = (filled: () => { readonly sql: Sql; readonly today: Date }) => {
  const context = () => {
    const { sql, today } = filled()
    return systemContext({ sql, now: () => today, services: { extensions: assembleModules().extensions } as Services })
  }
  const listAll = () => filled().sql.selectFrom('warning').selectAll().orderBy('id').execute()

  test('the server, judging every section and all results, has nothing to raise, to change or to withdraw', async () => {
    const before = await listAll()
    const sections = await filled().sql.selectFrom('attendance').select('section_id').distinct().execute()
    for (const { section_id } of sections) await judgeSection(context(), { schoolId: demoUniversity.id, sectionId: section_id })
    await judgeResults(context())
    assert.deepEqual(await listAll(), before)
    for (const kind of ['consecutive', 'missed_first', 'missed_second', 'rate'])
      assert.ok(
        before.some((row) => row.kind === kind),
        kind,
      )
  })

  test('warnings stand on the days of the lessons that raised them, and most are handled or withdrawn', async () => {
    const { today } = filled()
    const rows = await listAll()
    const ofLessons = rows.filter(({ section_id }) => section_id !== null)
    const days = new Set(ofLessons.map(({ raised_at }) => raised_at.toISOString().slice(0, 10)))
    assert.ok(days.size > 20, String(days.size))
    for (const { from_day, raised_at, withdrawn_at, handled_at } of ofLessons) {
      assert.ok(from_day !== null && new Date(from_day).getTime() <= raised_at.getTime() && raised_at < today)
      if (withdrawn_at) assert.ok(withdrawn_at > raised_at && withdrawn_at < today)
      if (handled_at) assert.ok(handled_at > raised_at && handled_at < (withdrawn_at ?? today))
    }
    const count = async (state: 'open' | 'handled' | 'withdrawn') =>
      (await listForConsole(actingAs(context(), 'T0003', ['admin']), { state, pageNum: 1, pageSize: 20 })).total
    const [open, handled, withdrawn] = [await count('open'), await count('handled'), await count('withdrawn')]
    assert.ok(open >= 10 && open <= 20 && handled > 50 && withdrawn > 20, `${open} open, ${handled} handled, ${withdrawn} withdrawn`)
  })

  test('a warning was handled by somebody whose college the student belongs to, with words that the student reads', async () => {
    const handled = await filled()
      .sql.selectFrom('warning')
      .innerJoin('person', 'person.id', 'warning.person_id')
      .innerJoin('org_unit as class', 'class.id', 'person.org_unit_id')
      .innerJoin('org_unit as major', 'major.id', 'class.parent_id')
      .innerJoin('person_role', 'person_role.person_id', 'warning.handled_by')
      .where('person_role.role', '=', 'manager')
      .whereRef('person_role.scope_unit_id', '=', 'major.parent_id')
      .select(['warning.id', 'warning.notes', 'person.number'])
      .execute()
    assert.equal(handled.length, (await listAll()).filter(({ handling }) => handling !== null).length)
    const [one] = handled
    assert.ok(one && one.notes !== '')
    const own = await listOwnWarnings(actingAs(context(), one.number), {})
    assert.equal(own.find(({ id }) => id === one.id)?.notes, one.notes)
  })
}
