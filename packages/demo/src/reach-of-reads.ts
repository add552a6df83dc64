import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CallShape, isRaw } from '@campus/contract/call.ts'
import { calls } from '@campus/contract/calls.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { fetchCall } from '@campus/server/testing/ask.ts'
import { enter } from '@campus/server/testing/enter.ts'
import type { TestCampus } from '@campus/server/testing/test-campus.ts'
import { makeUnit, setReach } from '@campus/server/testing/units.ts'
import { z } from 'zod'
import { demoUniversity } from './schools.ts'

const isForManagers = ({ who }: CallShape) => typeof who !== 'string' && who.includes('manager')

/** Reads that answer without being told about what; of those that note who read, the ones for managers alone: others end a session. */
const reads = calls.filter(
  (call) =>
    call.method === 'GET' &&
    (!call.changesState || isForManagers(call)) &&
    !call.params &&
    !isRaw(call.output) &&
    call.who !== 'public' &&
    (typeof call.who === 'string' || !call.who.includes('terminal')) &&
    (call.query ?? z.object({})).safeParse({}).success,
)

/** Who found something and who made a report of numbers is known to all who manage: neither belongs to a unit. */
const listsThatNamePeople = new Set(['/console/schedule/lost-items', '/console/statistics/reports'])

/** Lists of what belongs to the school and to no unit of it. */
const listsOfTheSchool = new Set([
  '/console/documents/templates',
  '/console/terminals/terminals',
  '/console/terminals/faults',
  '/console/terminals/events',
])

/** The processes of the installation, which its schools have in common. */
const readsOfTheInstallation = new Set(['/console/operations/status'])

const uuids = (data: unknown): readonly string[] => JSON.stringify(data ?? null).match(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g) ?? []

const rowsOf = (data: unknown): number | undefined =>
  typeof data === 'object' && data !== null && 'rows' in data && Array.isArray(data.rows) ? data.rows.length : undefined

/** How far reads reach in a school that is filled in every area. */
export const testReachOfReads = (campus: () => TestCampus): void => {
  const read = async (call: CallShape, { token }: { readonly token: string }) => {
    const { error, data } = Envelope.parse(
      await (await fetchCall(campus().url, call, {}, { token, headers: { 'x-requested-with': 'campus' } })).json(),
    )
    return error === undefined ? data : undefined
  }
  const enterSchool = (schoolId: string | undefined, ...roles: ('admin' | 'manager' | 'auditor')[]) =>
    enter(campus(), { ...(schoolId !== undefined && { schoolId }), kind: 'teacher', roles })

  test('a manager of a unit without people reads of nobody, and finds every list of people empty', async () => {
    const { sql } = campus().base
    const { id: schoolId } = demoUniversity
    const [whole, ofEmpty] = [await enterSchool(schoolId, 'manager'), await enterSchool(schoolId, 'manager')]
    await setReach(sql, ofEmpty.person.id, await makeUnit(sql, schoolId, { kind: 'college' }))
    const people = await sql
      .selectFrom('person')
      .where('school_id', '=', schoolId)
      .where('id', '!=', ofEmpty.person.id)
      .select('id')
      .execute()
    const others = new Set(people.map(({ id }) => id))
    const seen: string[] = []
    for (const call of reads.filter((call) => isForManagers(call) && !listsThatNamePeople.has(call.path))) {
      const given = await read(call, ofEmpty)
      assert.deepEqual(
        uuids(given).filter((id) => others.has(id)),
        [],
        `${call.path} names people`,
      )
      const rows = rowsOf(await read(call, whole))
      if (rows === undefined || listsOfTheSchool.has(call.path)) continue
      // Some are for managers of the whole school, and refuse.
      assert.equal(rowsOf(given) ?? 0, 0, call.path)
      if (rows > 0) seen.push(call.path)
    }
    assert.ok(seen.length >= 20, `lists with something to hide: ${seen.join(', ')}`)
  })

  test('those who manage and audit another school read no id of this one', async () => {
    const [inside, outside] = [
      await enterSchool(demoUniversity.id, 'admin', 'manager', 'auditor'),
      await enterSchool(undefined, 'admin', 'manager', 'auditor'),
    ]
    let known = 0
    for (const call of reads.filter(({ path }) => !readsOfTheInstallation.has(path))) {
      const ids = new Set(uuids(await read(call, inside)))
      known += ids.size
      assert.deepEqual(
        uuids(await read(call, outside)).filter((id) => ids.has(id)),
        [],
        call.path,
      )
    }
    assert.ok(known > 1000, `${known} ids are read inside`)
  })
}
