import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { openBefore } from '../../testing/before-migration.ts'

let campus: Awaited<ReturnType<typeof openBefore>>

before(async () => {
  campus = await openBefore('0214-copy-limits.sql', '0215-appeals-of-prints.sql', '0216-agencies.sql')
  // Rows that have nothing to do with what the migrations write are left out.
  await campus.database.query('set session_replication_role = replica')
})
after(() => campus.close())

const schoolId = randomUUID()
const day = (date: number) => `2026-03-${String(date).padStart(2, '0')}T08:00:00Z`
const rowsOf = async <Row>(query: string, values: unknown[] = []) => (await campus.database.query(query, values)).rows as Row[]

const addTemplate = async (freeCopies: number) => {
  const templateId = randomUUID()
  const names = { name: '成绩单', name_en: 'Transcript', name_tw: '成績單' }
  const rules = {
    type: '成绩',
    user_types: ['student'],
    standings: [],
    ways: ['paper'],
    charge: 'each',
    price: 500,
    fields: [],
    source: '',
  }
  const published = { version: 1, state: 'published', published_at: day(1) }
  await campus.add('document_template_version', {
    school_id: schoolId,
    template_id: templateId,
    ...names,
    ...rules,
    ...published,
    free_copies: freeCopies,
  })
  return templateId
}

const addUse = (personId: string, templateId: string, date: number, freeCopies: number, undone = false) =>
  campus.add('template_use', {
    school_id: schoolId,
    template_id: templateId,
    person_id: personId,
    copies: freeCopies,
    free_copies: freeCopies,
    cause: randomUUID(),
    used_at: day(date),
    undone_at: undone ? day(date) : null,
  })

const grant = (personId: string, templateId: string) =>
  campus.add('free_copies_grant', {
    school_id: schoolId,
    template_id: templateId,
    person_id: personId,
    copies: 5,
    cause: randomUUID(),
    granted_by: randomUUID(),
    created_at: day(1),
  })

/** Copies of the template were used first, and then what was granted. */
const addUses = async () => {
  const [templateId, granted, other] = [await addTemplate(3), randomUUID(), randomUUID()]
  await grant(granted, templateId)
  const expected = new Map([
    [await addUse(granted, templateId, 2, 2), 0],
    [await addUse(granted, templateId, 3, 4, true), 0],
    [await addUse(granted, templateId, 4, 2), 1],
    [await addUse(granted, templateId, 5, 2), 2],
    // Nothing was granted to this one, whatever the template gives now.
    [await addUse(other, templateId, 2, 4), 0],
  ])
  return async () => {
    const rows = await rowsOf<{ id: string; granted_copies: number }>('select id, granted_copies from template_use')
    for (const { id, granted_copies } of rows) assert.equal(granted_copies, expected.get(id))
    assert.equal(rows.length, expected.size)
    assert.deepEqual(await rowsOf('select free_period from document_template_version'), [{ free_period: 'total' }])
  }
}

const addAppeal = (orderId: string | null, foundId: string | null) =>
  campus.add('pay_grievance', {
    school_id: schoolId,
    person_id: randomUUID(),
    template_id: randomUUID(),
    order_id: orderId,
    entrance: 'app',
    pay_way: 'cashier',
    paid_at: day(2),
    copies: 1,
    amount: 500,
    screenshot_id: randomUUID(),
    reason: '没有收到文件',
    evidence: JSON.stringify({ orderId: foundId }),
    created_at: day(2),
  })

/** What the evidence found stays found, if it is an order of ours and its author had named none. */
const addAppeals = async () => {
  const order = {
    school_id: schoolId,
    person_id: randomUUID(),
    needs_approval: false,
    state: 'closed',
    total: 500,
    closed_reason: 'cancelled',
  }
  const add = (number: string) => campus.add('purchase_order', { ...order, number, created_at: day(1), changed_at: day(1) })
  const [found, named] = [await add('1'), await add('2')]
  const expected = new Map([
    [await addAppeal(null, found), found],
    [await addAppeal(null, null), null],
    [await addAppeal(null, randomUUID()), null],
    [await addAppeal(named, named), null],
  ])
  return async () => {
    const rows = await rowsOf<{ id: string; kind: string; found_order_id: string | null }>(
      'select id, kind, found_order_id from pay_grievance',
    )
    for (const { id, kind, found_order_id } of rows) assert.deepEqual([kind, found_order_id], ['certificate', expected.get(id)])
    assert.equal(rows.length, expected.size)
  }
}

const addPerson = (isAgent: boolean) =>
  campus.add('person', { school_id: schoolId, kind: 'teacher', number: randomUUID(), name: '代办员', is_agent: isAgent })

/** Only what was open and waited for another flag ends. */
const addAgencies = async () => {
  const [agent, former] = [await addPerson(true), await addPerson(false)]
  const add = (agentId: string, state: string) =>
    campus.add('agency', {
      school_id: schoolId,
      agent_id: agentId,
      principal_id: randomUUID(),
      may: ['apply'],
      state,
      expires_at: day(30),
      created_at: day(1),
    })
  const expected = new Map([
    [await add(agent, 'active'), ['active', false]],
    [await add(former, 'active'), ['ended', true]],
    [await add(former, 'asked'), ['ended', true]],
    [await add(former, 'declined'), ['declined', false]],
  ])
  return async () => {
    const rows = await rowsOf<{ id: string; state: string; ended: boolean }>('select id, state, ended_at is not null as ended from agency')
    for (const { id, state, ended } of rows) assert.deepEqual([state, ended], expected.get(id))
    assert.equal(rows.length, expected.size)
  }
}

test('free copies, appeals and agreements from before keep what they were', async () => {
  const checkUses = await addUses()
  const checkAppeals = await addAppeals()
  await campus.migrate()
  const checkAgencies = await addAgencies()
  await campus.run('0217-agents-without-flag.sql')
  await checkUses()
  await checkAppeals()
  await checkAgencies()
})
