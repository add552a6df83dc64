import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { accountResets } from '@campus/contract/administration/account-resets.ts'
import { type CallShape, type GivenTo, isRaw } from '@campus/contract/call.ts'
import { calls } from '@campus/contract/calls.ts'
import { schoolMails } from '@campus/contract/certificates/console.ts'
import { issuedDocuments, schoolVerifications } from '@campus/contract/documents/console/issued.ts'
import { askExport } from '@campus/contract/logs/exports.ts'
import { logTrail } from '@campus/contract/logs/trail.ts'
import { schoolPayments } from '@campus/contract/payment/console.ts'
import { printJobs } from '@campus/contract/printing/console.ts'
import { schoolFaults } from '@campus/contract/terminals/console.ts'
import { verifyDigest } from '@campus/contract/verification/verify.ts'
import { z } from 'zod'
import { later } from '../../../platform/time/clock.ts'
import { dayAfter, dayIn } from '../../../platform/time/zoned-day.ts'
import { asker } from '../../../testing/ask.ts'
import { enrolled, makeOne } from '../../../testing/documents.ts'
import { enter } from '../../../testing/enter.ts'
import { exportedColumn } from '../../../testing/exported-rows.ts'
import { makePrintJob } from '../../../testing/print-jobs.ts'
import { makeTerminal } from '../../../testing/terminals.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

/** Two students of two colleges. Both printed, paid and sent a mail; the first one has a certificate, which was verified. */
const openSchool = async () => {
  const { base } = campus()
  const { sql, now } = base
  const first = await enrolled(campus())
  const { schoolId } = first
  const second = await enter(campus(), { schoolId })
  const [north, south] = [await makeUnit(sql, schoolId, { kind: 'college' }), await makeUnit(sql, schoolId, { kind: 'college' })]
  const terminal = await makeTerminal(base, { id: schoolId })
  for (const [{ person }, unit, spelling] of [
    [first, north, 'Lin Xiaoyu'],
    [second, south, 'Wang Dahua'],
  ] as const) {
    const owner = { school_id: schoolId, person_id: person.id }
    await sql.updateTable('person').set({ org_unit_id: unit, name_pinyin: spelling }).where('id', '=', person.id).execute()
    await makePrintJob(base, { terminalId: terminal.id, schoolId, personId: person.id, state: 'done', pagesOut: 1 })
    const mail = { document_ids: [randomUUID()], subject: '证明', recipient: person.email, message_id: `<${person.id}@example.edu.cn>` }
    await sql
      .insertInto('mail_delivery')
      .values({ ...owner, ...mail, via: 'school', queued_at: now() })
      .execute()
    const paid = {
      number: randomUUID().replaceAll('-', ''),
      provider_ref: `P${person.number}`,
      amount: 100,
      description: '',
      subject_id: randomUUID(),
    }
    await sql
      .insertInto('payment')
      .values({
        ...owner,
        ...paid,
        provider: 'cashier',
        scene: 'h5',
        purpose: person === first.person ? 'order' : 'topup',
        state: 'closed',
        created_at: now(),
        expires_at: later(now(), 60),
      })
      .execute()
  }
  await ask(verifyDigest, { sha256: (await makeOne(campus(), first)).sha256 })
  const manage = async (unit: string) => {
    const manager = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
    await setReach(sql, manager.person.id, unit)
    return manager
  }
  const admin = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  return { sql, schoolId, first, second, north, south, admin, near: await manage(north), far: await manage(south) }
}

const lists = [
  { call: printJobs, source: 'print_jobs', column: 'personNumber', isForManagers: true, ofSecond: 1 },
  { call: issuedDocuments, source: 'issued_documents', column: 'serial', isForManagers: true, ofSecond: 0 },
  { call: schoolMails, source: 'certificate_mails', column: 'personNumber', isForManagers: false, ofSecond: 1 },
  { call: schoolPayments, source: 'payments', column: 'personNumber', isForManagers: false, ofSecond: 1 },
  { call: schoolVerifications, source: 'verifications', column: 'serial', isForManagers: false, ofSecond: 0 },
] as const

type Reader = Awaited<ReturnType<typeof enter>>
type List = (typeof lists)[number]

/** How many a filter finds on the screen; the file has as many. */
const found = async ({ call, source, column }: List, who: Reader, filter: object): Promise<number> => {
  const { data } = await ask<typeof printJobs>(call as typeof printJobs, filter, who)
  assert.equal((await exportedColumn(campus(), who, { source, column, filter })).length, data.total, `${source} ${JSON.stringify(filter)}`)
  assert.equal(data.rows.length, data.total)
  return data.total
}

test('prints, certificates, mails, payments and verifications are found by person, unit, day and words, and so exported', async () => {
  const { first, second, north, south, admin, schoolId } = await openSchool()
  const stranger = await enter(campus())
  const foreignUnit = await makeUnit(campus().base.sql, stranger.schoolId, { kind: 'college' })
  const now = campus().clock.now()
  const today = dayIn('Asia/Shanghai', now)
  for (const list of lists) {
    const { ofSecond, source } = list
    for (const [filter, count] of [
      [{}, 1 + ofSecond],
      [{ personId: first.person.id }, 1],
      [{ personId: second.person.id }, ofSecond],
      [{ personId: stranger.person.id }, 0],
      [{ personId: randomUUID() }, 0],
      [{ personId: first.person.id, unitId: south }, 0],
      [{ unitId: north }, 1],
      [{ unitId: foreignUnit }, 0],
      [{ unitId: randomUUID() }, 0],
      [{ from: dayAfter(today, -1), until: dayAfter(today) }, 1 + ofSecond],
      [{ until: dayAfter(today, -2) }, 0],
      [{ from: later(now, -3600).toISOString(), until: later(now, 3600).toISOString() }, 1 + ofSecond],
      [{ from: later(now, 3600).toISOString(), until: later(now, 7200).toISOString() }, 0],
      ...(source === 'verifications' ? [] : ([[{ words: 'lin xiao' }, 1]] as const)),
    ] as const)
      assert.equal(await found(list, admin, filter), count, `${source} ${JSON.stringify(filter)}`)
  }
  for (const [filter, count] of [
    [{ purpose: 'order' }, 1],
    [{ purpose: 'topup', personId: first.person.id }, 0],
    [{ words: `P${second.person.number}` }, 1],
  ] as const)
    assert.equal(await found(lists[3], admin, filter), count)
  for (const { call } of lists)
    assert.ok(
      (await ask<typeof printJobs>(call as typeof printJobs, { from: now.toISOString(), until: now.toISOString() }, admin)).fields?.[
        'until'
      ],
    )
  const auditor = await enter(campus(), { schoolId, kind: 'teacher', roles: ['auditor'] })
  for (const list of lists) assert.equal(await found(list, auditor, { personId: first.person.id }), 1)
})

/** What happened, newest first, for those who look after a school: such a call pages by a cursor and is open to auditors. */
const isLog = ({ who, output }: CallShape) =>
  typeof who !== 'string' && who.includes('auditor') && !isRaw(output) && output instanceof z.ZodObject && 'nextCursor' in output.shape

/** What waits for a decision is no log, though it pages like one. */
const queues: ReadonlySet<CallShape> = new Set([accountResets])

/** Logs that page by number. */
const pagedLogs: readonly CallShape[] = [issuedDocuments, schoolMails, schoolPayments, schoolFaults]

test('reading any log of the contract stands in the audit once an hour, with the filter it was first read with', async () => {
  const { sql, admin, first } = await openSchool()
  const wanted = { personId: first.person.id }
  const readings = async () =>
    (
      await sql
        .selectFrom('audit_entry')
        .where('action', '=', 'logs.read')
        .where('actor_id', '=', admin.person.id)
        .select(['subject_id', 'details'])
        .orderBy('id')
        .execute()
    ).map(({ subject_id, details }) => [subject_id, (details as { filter: { personId?: string } }).filter.personId] as const)
  const logs = [...calls.filter((call) => isLog(call) && !queues.has(call)), ...pagedLogs]
  assert.ok(logs.length >= 17)
  const names = new Set<string | null>()
  for (const call of logs) {
    assert.equal(call.changesState, true, `${call.path} writes that it was read`)
    const takesPerson = call.query?.shape['personId'] !== undefined
    const before = (await readings()).length
    for (const filter of takesPerson ? [wanted, {}, wanted] : [{}, {}]) {
      // A trail is of something.
      const asked = call.path === logTrail.path ? wanted : filter
      assert.equal((await ask(call as typeof printJobs, asked, admin)).code, 200, call.path)
    }
    const [read, ...more] = (await readings()).slice(before)
    assert.deepEqual([read?.[1], more], [takesPerson ? first.person.id : undefined, []], `${call.path} is read without evidence`)
    names.add(read?.[0] ?? null)
  }
  assert.equal(names.size, logs.length, 'each of them by itself')
})

test('a manager finds the people of the own unit alone, and who is asked for can see it', async () => {
  const { sql, first, admin, near, far, schoolId } = await openSchool()
  const wanted = { personId: first.person.id }
  for (const list of lists.filter(({ isForManagers }) => isForManagers)) {
    assert.deepEqual([await found(list, near, wanted), await found(list, near, {})], [1, 1])
    assert.deepEqual([await found(list, far, wanted), await found(list, far, {})], [0, list.ofSecond])
  }
  for (const list of lists.filter(({ isForManagers }) => !isForManagers)) await found(list, admin, wanted)
  const looked = async () =>
    (await sql.selectFrom('profile_view').where('person_id', '=', first.person.id).where('what', '=', 'log').select('viewer_id').execute())
      .map(({ viewer_id }) => viewer_id)
      .toSorted()
  assert.deepEqual(await looked(), [near.person.id, admin.person.id].toSorted(), 'who found nothing did not look')
  const asked: GivenTo<typeof askExport> = { source: 'print_jobs', filter: wanted, columns: ['at'], reason: '检查' }
  const told = async (who: Reader) => (await ask(askExport, asked, who)).data.filter.map(({ text }) => text)
  const name = await sql.selectFrom('person').where('id', '=', first.person.id).select('name').executeTakeFirstOrThrow()
  assert.deepEqual(await told(near), [`${name.name} · ${first.person.number}`])
  assert.deepEqual(await told(far), [''], 'somebody out of reach has no name')
  assert.equal((await ask(printJobs, wanted, await enter(campus(), { schoolId }))).error, 'forbidden')
})
