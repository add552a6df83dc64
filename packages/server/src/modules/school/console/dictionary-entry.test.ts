import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { dictionaryEntries, saveDictionaryEntry } from '@campus/contract/school/console/dictionaries.ts'
import { ownDictionary } from '@campus/contract/school/dictionaries.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const admin = () => enter(campus(), { kind: 'teacher', roles: ['admin'] })

type Given = GivenTo<typeof saveDictionaryEntry>
const entry = (value: string, more: Partial<Given> = {}): Given => ({
  type: 'relation',
  value,
  label: `标签${value}`,
  labelEn: `Label ${value}`,
  labelTw: `標籤${value}`,
  ...more,
})
const save = (token: string, given: Given) => asker(campus().url)(saveDictionaryEntry, given, { token })
const choices = async (token: string) =>
  (await asker(campus().url)(ownDictionary, { dictType: 'relation' }, { token })).data.map(({ value }) => value)

test('an administrator adds, renames, orders and closes the entries of a list', async () => {
  const { token, schoolId } = await admin()
  const first = (await save(token, entry('aunt', { position: 2 }))).data.id
  await save(token, entry('uncle', { position: 1 }))
  assert.deepEqual(await choices(token), ['uncle', 'aunt'])
  await save(token, entry('aunt', { id: first, position: 0, label: '姑姑' }))
  assert.deepEqual(await choices(token), ['aunt', 'uncle'])
  await save(token, entry('aunt', { id: first, isOpen: false }))
  assert.deepEqual(await choices(token), ['uncle'])
  const all = (await asker(campus().url)(dictionaryEntries, {}, { token })).data
  assert.deepEqual(
    all.map(({ value, isOpen }) => [value, isOpen]),
    [
      ['aunt', false],
      ['uncle', true],
    ],
  )
  const evidence = await campus().base.sql.selectFrom('audit_entry').where('school_id', '=', schoolId).select('action').execute()
  assert.equal(evidence.length, 4)
})

test('a stored value stays, and a list has it once, even when two add it at the same moment', async () => {
  const { token } = await admin()
  const answers = await Promise.all([save(token, entry('aunt')), save(token, entry('aunt'))])
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['dictionary_word_taken', 'done'])
  const id = answers.find(({ code }) => code === 200)?.data.id ?? ''
  assert.equal((await save(token, entry('uncle', { id }))).error, 'dictionary_word_kept')
  assert.equal((await save(token, entry('aunt', { id, type: 'other' }))).error, 'dictionary_word_kept')
})

test("another school's entry gives the same answer as a missing one, and only administrators have access", async () => {
  const [mine, other] = [await admin(), await admin()]
  const { data } = await save(other.token, entry('aunt'))
  assert.equal((await save(mine.token, entry('aunt', { id: data.id }))).error, 'not_found')
  assert.deepEqual((await asker(campus().url)(dictionaryEntries, {}, { token: mine.token })).data, [])
  const manager = await enter(campus(), { schoolId: mine.schoolId, kind: 'teacher', roles: ['manager'] })
  assert.equal((await save(manager.token, entry('aunt'))).error, 'forbidden')
  assert.equal((await asker(campus().url)(dictionaryEntries, {}, { token: manager.token })).error, 'forbidden')
})

test('values are lower case, and labels exist in every language', async () => {
  const { token } = await admin()
  const { fields } = await save(token, entry('Big Word', { label: '', labelEn: ' ', labelTw: 'x'.repeat(61) }))
  assert.deepEqual(Object.keys(fields ?? {}).toSorted(), ['label', 'labelEn', 'labelTw', 'value'])
})
