import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askForData, decideDeletion, heldData } from '@campus/contract/people/privacy.ts'
import { reviewCases } from '@campus/contract/registration/console/cases.ts'
import { registerRecorded } from '@campus/contract/registration/hand-in.ts'
import { sendNewChannelCode } from '@campus/contract/registration/proof.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { logInAs } from '../../../testing/logging-in.ts'
import { makeSchool } from '../../../testing/people.ts'
import { waitForCode } from '../../../testing/post.ts'
import { addWantedFiles, fillIn, makeRecorded } from '../../../testing/registering.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { dropBlobIfUnused } from '../../files/unused-blob.service.ts'
import { registrationModule } from '../module.ts'

const campus = useTestCampus()
const password = 'mango7-Kettle'
let made = 0

/** A student whose account a person opened, the blobs that their case had, and an administrator. */
const registered = async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const admin = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  const student = await makeRecorded(campus(), schoolId)
  const { id } = (await fillIn(campus(), student)).data
  await addWantedFiles(campus(), id)
  const blobs = await base.sql.selectFrom('registration_file').where('case_id', '=', id).select('blob_key').execute()
  made += 1
  const email = `own${made}@example.com`
  await ask(sendNewChannelCode, { id, email })
  const code = await waitForCode(campus(), 'mail', email)
  await ask(registerRecorded, { id, email, code, password, confirmation: password })
  assert.deepEqual((await ask(reviewCases, { ids: [id], verdict: 'passed', notes: '同意' }, admin)).data.decided, [id])
  const asLogin = { id: student.id, schoolId, kind: 'student', number: student.number, phone: '', email } as const
  return { id, student, admin, blobKeys: blobs.map(({ blob_key }) => blob_key), login: () => logInAs(url, asLogin, { password }) }
}

const casesOf = async (personId: string) =>
  (await campus().base.sql.selectFrom('registration_case').where('person_id', '=', personId).select('id').execute()).length

test('with the decision the papers are gone, blobs included', async () => {
  const { base, clock } = campus()
  const { id, blobKeys } = await registered()
  assert.equal(blobKeys.length, 2)
  assert.deepEqual(await base.sql.selectFrom('registration_file').where('case_id', '=', id).select('id').execute(), [])
  clock.advance(3600)
  for (const blobKey of blobKeys) {
    await dropBlobIfUnused(systemContext(campus().campus.base), blobKey)
    assert.equal(await base.services.blobs.stat(blobKey), undefined)
  }
})

test('people see that their registration is held, and the copy of their data has what they gave', async () => {
  const one = await registered()
  const { token } = await one.login()
  const held = (await asker(campus().url)(heldData, {}, { token })).data
  assert.equal(held.find(({ kind }) => kind === 'registrations')?.count, 1)
  const copy = await registrationModule.personalData?.['registrations']?.(systemContext(campus().base), one.student.id)
  const [own] = copy as { given: { idCard: string }; events: unknown[] }[]
  assert.deepEqual([own?.given.idCard, (own?.events.length ?? 0) > 3], [one.student.idCard, true])
})

test('a stranger’s attempt at the same record is neither in the copy nor erased with it', async () => {
  const one = await registered()
  const stranger = await makeRecorded(campus(), one.student.schoolId)
  await fillIn(campus(), stranger)
  const copy = await registrationModule.personalData?.['registrations']?.(systemContext(campus().base), stranger.id)
  assert.deepEqual(copy, [])
  await registrationModule.onDataErased?.(systemContext(campus().base), stranger.id)
  assert.equal(await casesOf(stranger.id), 1)
})

test('whose data is deleted leaves no registration', async () => {
  const ask = asker(campus().url)
  const one = await registered()
  assert.equal(await casesOf(one.student.id), 1)
  const { token } = await one.login()
  const { id } = (await ask(askForData, { kind: 'deletion' }, { token })).data
  assert.equal((await ask(decideDeletion, { id, verdict: 'done', notes: '已核实' }, one.admin)).code, 200)
  assert.equal(await casesOf(one.student.id), 0)
})

test('an account that is closed takes every registration for its record along, with papers and events; others stay', async () => {
  const { base, clock } = campus()
  const one = await registered()
  const waiting = await makeRecorded(campus(), one.student.schoolId)
  const { id } = (await fillIn(campus(), waiting)).data
  await addWantedFiles(campus(), id)
  const files = () => base.sql.selectFrom('registration_file').where('case_id', '=', id).select('blob_key').execute()
  const kept = await files()
  assert.equal(kept.length, 2)
  const close = (personId: string) =>
    registrationModule.onAccountClosed?.(systemContext(base), {
      id: personId,
      schoolId: one.student.schoolId,
      phone: null,
      email: null,
      language: 'zh_CN',
    })
  await Promise.all([close(waiting.id), close(waiting.id)])
  assert.deepEqual([await casesOf(waiting.id), await files()], [0, []])
  assert.deepEqual(await base.sql.selectFrom('registration_event').where('case_id', '=', id).select('id').execute(), [])
  clock.advance(3600)
  for (const { blob_key } of kept) {
    await dropBlobIfUnused(systemContext(base), blob_key)
    assert.equal(await base.services.blobs.stat(blob_key), undefined)
  }
  assert.equal(await casesOf(one.student.id), 1, 'the registration of somebody else')
  await close(one.student.id)
  assert.equal(await casesOf(one.student.id), 0)
})
