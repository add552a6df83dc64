import assert from 'node:assert/strict'
import { test } from 'node:test'
import { customPrint } from '@campus/contract/approval/progress.ts'
import { undoInstance } from '@campus/contract/approval/starting.ts'
import { Outcome } from '@campus/contract/verification/outcome.ts'
import { verifyFile } from '@campus/contract/verification/verify.ts'
import { act, apply, approval, openOffice, publish, reason, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { uploadTo } from '../../../testing/upload.ts'
import { openSheetFacts } from '../../documents/issued/kept-facts.ts'
import type { PrintContent } from './print-content.ts'

const campus = useTestCampus()
type Office = Awaited<ReturnType<typeof openOffice>>
type Reader = Office['student']

const print = (who: Reader, id: string) => asker(campus().url)(customPrint, { id }, who)

const load = async (who: Reader, id: string) => {
  const { data } = await print(who, id)
  const response = await fetch(`${campus().url}${data.pdfUrl}`, { headers: { authorization: `Bearer ${who.token}` } })
  assert.equal(response.headers.get('content-type'), 'application/pdf')
  return Buffer.from(await response.arrayBuffer())
}

const verdictOf = async (bytes: Buffer) => {
  const outcome = Outcome.parse((await uploadTo(campus().url, verifyFile, '', bytes, 'a.pdf')).data)
  return { verdict: outcome.verdict, name: outcome.document?.template.name, serial: outcome.document?.serial }
}

/** What the registered documents of an application say, the oldest first. */
const contentsOf = async (instanceId: string) => {
  const { sql, services } = campus().base
  const rows = await sql
    .selectFrom('approval_print')
    .innerJoin('issued_document', 'issued_document.id', 'approval_print.document_id')
    .where('approval_print.instance_id', '=', instanceId)
    .select(['issued_document.facts_encrypted', 'issued_document.state'])
    .orderBy('issued_document.id')
    .execute()
  return rows.map(({ facts_encrypted, state }) => ({
    state,
    content: openSheetFacts(services.secretBox, facts_encrypted).content as PrintContent,
  }))
}

const lines = {
  id: 'lines',
  name: 'TableList' as const,
  title: '明细',
  props: { showSummary: true },
  items: [
    { id: 'what', name: 'TextInput' as const, title: '名称' },
    { id: 'price', name: 'AmountInput' as const, title: '金额' },
  ],
}
const secret = { id: 'secret', name: 'TextInput' as const, title: '密级' }
const formData = {
  reason: '采购电脑',
  secret: '只给财务',
  lines: [
    { what: '笔记本', price: 12.5 },
    { what: '鼠标', price: 3 },
  ],
}

/** An application with a table and a field that the first step does not see. */
const applied = async (office: Office, settings = {}) => {
  const { admin, student, first, second } = office
  const hidden = { formPerms: [{ id: 'secret', perm: 'H' }] }
  const tree = root(approval('node_1', [first], hidden, approval('node_2', [second])))
  const id = await publish(campus(), admin, { tree, form: [reason, lines, secret], settings })
  return apply(campus(), student, id, { formData })
}

const passed = async (office: Office, settings = {}) => {
  const instanceId = await applied(office, settings)
  await act(campus(), office.first, instanceId, 'agree', { comment: { text: '核实无误' } })
  await act(campus(), office.second, instanceId, 'agree')
  return instanceId
}

test('while it runs, the PDF is no document: no register knows it', async () => {
  const office = await openOffice(campus())
  const instanceId = await applied(office)
  const pdf = await load(office.student, instanceId)
  assert.equal((await verdictOf(pdf)).verdict, 'unsigned')
  assert.deepEqual(await contentsOf(instanceId), [])
})

test('ended, it is registered once for the same rights, and what a reader does not see is not in theirs', async () => {
  const office = await openOffice(campus())
  const { student, first, second } = office
  const instanceId = await passed(office)
  const both = await Promise.all([load(student, instanceId), load(second, instanceId)])
  assert.ok(both[0].equals(both[1]))
  assert.ok(both[0].equals(await load(student, instanceId)))
  const theirs = await load(first, instanceId)
  const [whole, cut, ...more] = await contentsOf(instanceId)
  assert.equal(more.length, 0)
  assert.deepEqual(
    whole?.content.fields.map((field) => ('text' in field ? [field.title, field.text] : [field.title])),
    [['事由', '采购电脑'], ['明细'], ['密级', '只给财务']],
  )
  assert.deepEqual(whole?.content.fields[1], {
    title: '明细',
    heads: ['名称', '金额'],
    rows: [
      ['笔记本', '12.5'],
      ['鼠标', '3'],
    ],
    sums: ['', '15.5'],
  })
  assert.doesNotMatch(JSON.stringify(cut?.content), /密级|只给财务/)
  assert.deepEqual(whole?.content.steps[0]?.words, ['核实无误'])
  const found = await verdictOf(both[0])
  assert.deepEqual([found.verdict, found.name], ['valid', '用印'])
  assert.notEqual((await verdictOf(theirs)).serial, found.serial)
  const changed = Buffer.from(theirs)
  const middle = Math.floor(changed.length / 2)
  changed.writeUInt8(changed.readUInt8(middle) ^ 1, middle)
  assert.notEqual((await verdictOf(changed)).verdict, 'valid')
})

test('a stranger and another school find nothing to print', async () => {
  const office = await openOffice(campus())
  const instanceId = await passed(office)
  const foreigner = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  for (const who of [office.third, foreigner]) assert.equal((await print(who, instanceId)).error, 'not_found')
})

test('undone, its papers are revoked and a new one says so', async () => {
  const office = await openOffice(campus())
  const { student, first, second } = office
  const instanceId = await passed(office, { undo: true })
  const before = await load(student, instanceId)
  const undoing = (await asker(campus().url)(undoInstance, { id: instanceId, reason: '计划取消' }, student)).data.instanceId
  await act(campus(), first, undoing, 'agree')
  await act(campus(), second, undoing, 'agree')
  assert.equal((await verdictOf(before)).verdict, 'revoked')
  assert.equal((await verdictOf(await load(student, instanceId))).verdict, 'valid')
  const [old, now] = await contentsOf(instanceId)
  assert.deepEqual([old?.content.undoneBy, old?.state, now?.state], [null, 'revoked', 'issued'])
  await load(student, undoing)
  assert.deepEqual([now?.content.undoneBy !== null, (await contentsOf(undoing))[0]?.content.undoes], [true, now?.content.number])
})
