import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { childrenFaceConsents, giveChildFaceConsent, withdrawChildFaceConsent } from '@campus/contract/faces/children.ts'
import { ownFaceConsents } from '@campus/contract/faces/consents.ts'
import { recordGuardianConsent } from '@campus/contract/faces/console.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { comeBack, enter } from '../../../testing/enter.ts'
import { givePortrait, turnFacesOn } from '../../../testing/faces.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { encryptIdCard } from '../../people/person/id-card.service.ts'
import { closeFaces } from '../erasure/erase.service.ts'
import { findVector, keepVector } from '../vectors/vector.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)

/** A child of 12 years, a family account, and a school that has recorded them as guardian and child. */
const enterFamily = async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  const { sql, services } = campus().base
  await turnFacesOn(sql, schoolId)
  const [child, guardian] = [await enter(campus(), { schoolId }), await enter(campus(), { schoolId, kind: 'family', roles: ['family'] })]
  const born = `${campus().clock.now().getUTCFullYear() - 12}0101`
  await sql
    .updateTable('person')
    .set(encryptIdCard(services.secretBox, `110101${born}0011`))
    .where('id', '=', child.person.id)
    .execute()
  const paper = { action: 'given', purposes: ['portrait'], guardianName: '李芳', confirmation: '户口簿已核对，存于学生处' } as const
  const link = (guardianAccount: string) =>
    ask(recordGuardianConsent, { ...paper, purposes: ['portrait'], number: child.person.number, guardianAccount }, { token: admin.token })
  const read = async (token = guardian.token) => (await ask(childrenFaceConsents, {}, { token })).data.children
  const give = (token = guardian.token, version = '1') =>
    ask(giveChildFaceConsent, { id: child.person.id, purpose: 'comparison', version }, { token })
  const withdraw = (token = guardian.token) => ask(withdrawChildFaceConsent, { id: child.person.id }, { token })
  return { schoolId, child, guardian, link, read, give, withdraw }
}

const given = (consents: readonly { readonly purpose: string; readonly isGiven: boolean }[]) =>
  consents.filter(({ isGiven }) => isGiven).map(({ purpose }) => purpose)

test('a guardian whom the school has recorded agrees for the child, and withdraws, with everything gone', async () => {
  const { schoolId, child, guardian, link, read, give, withdraw } = await enterFamily()
  assert.deepEqual(await read(), [])
  assert.equal((await link('nobody@campus.example')).error, 'guardian_account_unknown')
  assert.equal((await link(guardian.person.phone)).code, 200)
  assert.deepEqual(
    (await read()).map(({ id, consents }) => [id, given(consents)]),
    [[child.person.id, ['portrait']]],
  )
  assert.equal((await give(guardian.token, '0')).error, 'document_changed')
  assert.equal((await give()).data.givenBy, 'guardian')
  const ids = { schoolId, personId: child.person.id }
  const fileId = await givePortrait(campus(), ids, Buffer.from('portrait'))
  const ctx = systemContext(campus().base)
  assert.equal(await keepVector(ctx, { ...ids, fileId, vector: new Float32Array(192).fill(0.07) }), true)
  const { data } = await withdraw()
  assert.deepEqual([data.purposes.toSorted(), data.deleted.vector], [['comparison', 'portrait'], true])
  assert.equal(await findVector(ctx, child.person.id), undefined)
  const own = (await ask(ownFaceConsents, {}, { token: child.token })).data
  assert.deepEqual(given(own.consents), [])
  const told = await campus()
    .base.sql.selectFrom('message')
    .innerJoin('message_text', 'message_text.id', 'message.text_id')
    .where('message_text.body_en', 'like', `%${data.id}%`)
    .select('message.person_id')
    .execute()
  assert.deepEqual(told.map(({ person_id }) => person_id).toSorted(), [child.person.id, guardian.person.id].toSorted())
})

test('nobody decides for a child who is not theirs, is 14 by now, or whose guardian has left', async () => {
  const { schoolId, guardian, link, read, give, withdraw } = await enterFamily()
  await link(guardian.person.phone)
  const other = await enter(campus(), { schoolId, kind: 'family', roles: ['family'] })
  assert.deepEqual(await read(other.token), [])
  assert.equal((await give(other.token)).error, 'not_found')
  assert.equal((await withdraw(other.token)).error, 'not_found')
  const unknown = { id: randomUUID(), purpose: 'login', version: '1' } as const
  assert.equal((await ask(giveChildFaceConsent, unknown, { token: guardian.token })).error, 'not_found')
  const both = await Promise.all([withdraw(), withdraw()])
  assert.deepEqual(both.map(({ error }) => error ?? 'done').toSorted(), ['done', 'nothing_to_withdraw'])

  campus().clock.advance(3 * 366 * 86_400)
  const later = await comeBack(campus(), guardian)
  assert.deepEqual(await read(later.token), [])
  assert.equal((await give(later.token)).error, 'guardian_not_needed')
  campus().clock.advance(-3 * 366 * 86_400)
  const { person } = guardian
  const account = { id: person.id, schoolId, phone: person.phone, email: null, language: 'zh_CN' } as const
  await closeFaces(systemContext(campus().base), account)
  assert.equal((await give()).error, 'not_found')
})
