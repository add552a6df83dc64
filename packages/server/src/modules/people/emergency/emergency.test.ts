import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deleteEmergencyContact, emergencyContacts, saveEmergencyContact } from '@campus/contract/people/emergency-contacts.ts'
import { runText } from '../../../platform/db/sql.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const [idCard, otherIdCard] = ['11010519491231002X', '440524188001010014']

const enterWithRelations = async (options: { schoolId?: string } = {}) => {
  const entered = await enter(campus(), options)
  if (!options.schoolId)
    for (const [value, isOpen] of [
      ['parent', true],
      ['sibling', true],
      ['neighbour', false],
    ] as const) {
      const labels = { label: value, label_en: value, label_tw: value }
      await campus()
        .base.sql.insertInto('dictionary_entry')
        .values({ school_id: entered.schoolId, type: 'relation', value, is_open: isOpen, ...labels })
        .execute()
    }
  return entered
}

const mother = { name: '王芳', phone: '13800000001', relation: 'parent' }
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)

test('I keep whom the school calls, with their ID number masked and under seal', async () => {
  const { token, person } = await enterWithRelations()
  const { data: saved } = await ask(saveEmergencyContact, { ...mother, idCard: idCard.toLowerCase() }, { token })
  assert.deepEqual({ ...saved, id: '' }, { ...mother, id: '', idCard: '110***********002X', hasPendingCorrection: false })
  assert.deepEqual((await ask(emergencyContacts, {}, { token })).data, [saved])
  const kept = await runText(
    campus().base.sql,
    'select row_to_json(emergency_contact)::text as row from emergency_contact where person_id = $1',
    [person.id],
  )
  assert.equal(kept.rows.length, 1)
  assert.ok(!JSON.stringify(kept.rows).includes(idCard))
})

test('a saved ID number is frozen: the rest changes, the same number is no change, another one is refused', async () => {
  const { token } = await enterWithRelations()
  const { data: saved } = await ask(saveEmergencyContact, mother, { token })
  assert.equal(saved.idCard, '')
  const withNumber = await ask(saveEmergencyContact, { ...mother, id: saved.id, idCard }, { token })
  assert.equal(withNumber.data.idCard, '110***********002X')
  const renamed = { ...mother, id: saved.id, name: '王芬', phone: '13800000002' }
  assert.equal((await ask(saveEmergencyContact, renamed, { token })).data.name, '王芬')
  assert.equal((await ask(saveEmergencyContact, { ...renamed, idCard }, { token })).code, 200)
  assert.equal((await ask(saveEmergencyContact, { ...renamed, idCard: otherIdCard }, { token })).error, 'id_number_frozen')
  const past = campus().base.sql.updateTable('emergency_contact').set({ id_card_encrypted: null }).where('id', '=', saved.id).execute()
  await assert.rejects(past, /reviewed correction/)
})

test('of four contacts saved at once three stay, and after a removal another can be added', async () => {
  const { token } = await enterWithRelations()
  const answers = await Promise.all(
    [1, 2, 3, 4].map((count) => ask(saveEmergencyContact, { ...mother, phone: `1380000000${count}` }, { token })),
  )
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['done', 'done', 'done', 'emergency_contacts_full'])
  const [first] = (await ask(emergencyContacts, {}, { token })).data
  assert.equal((await ask(deleteEmergencyContact, { id: first?.id ?? '' }, { token })).code, 200)
  assert.equal((await ask(saveEmergencyContact, mother, { token })).code, 200)
  assert.equal((await ask(emergencyContacts, {}, { token })).data.length, 3)
})

test("a stranger's contact gives the same answer as a missing one, for changes and removals", async () => {
  const owner = await enterWithRelations()
  const stranger = await enterWithRelations({ schoolId: owner.schoolId })
  const { data: saved } = await ask(saveEmergencyContact, mother, owner)
  assert.equal((await ask(saveEmergencyContact, { ...mother, id: saved.id, name: '坏人' }, stranger)).error, 'not_found')
  assert.equal((await ask(deleteEmergencyContact, { id: saved.id }, stranger)).error, 'not_found')
  assert.deepEqual((await ask(emergencyContacts, {}, owner)).data, [saved])
})

test('bad input names its field: an unknown or closed relation, a wrong number, no phone', async () => {
  const { token } = await enterWithRelations()
  const fieldsOf = async (more: object) => Object.keys((await ask(saveEmergencyContact, { ...mother, ...more }, { token })).fields ?? {})
  assert.deepEqual(await fieldsOf({ relation: 'king' }), ['relation'])
  assert.deepEqual(await fieldsOf({ relation: 'neighbour' }), ['relation'])
  assert.deepEqual(await fieldsOf({ idCard: '110105194912310021' }), ['idCard'])
  assert.deepEqual(await fieldsOf({ idCard: 'sealed:no:key' }), ['idCard'])
  assert.deepEqual(await fieldsOf({ phone: '110' }), ['phone'])
  assert.deepEqual((await ask(emergencyContacts, {}, { token })).data, [])
})
