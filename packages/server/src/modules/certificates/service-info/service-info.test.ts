import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { payType, payTypes, recommendServer, serverInfo } from '@campus/contract/certificates/service-info.ts'
import { secondMenuFields } from '@campus/contract/orders/cart.ts'
import { systemContext } from '../../../context/context.ts'
import { applyFor } from '../../../testing/applications.ts'
import { asker } from '../../../testing/ask.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { enrolled } from '../../../testing/documents.ts'
import { enter } from '../../../testing/enter.ts'
import { makeRecord } from '../../../testing/studies.ts'
import { makeTemplate } from '../../../testing/templates.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { exportApplications } from '../applications/application.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

test('the service shows the delivery methods and how long each step takes', async () => {
  const student = await enrolled(campus(), { rules: { ways: ['download', 'paper'] } })
  const { data } = await ask(serverInfo, {}, student)
  assert.deepEqual(data.ways.toSorted(), ['download', 'paper'])
  assert.deepEqual([data.templates, data.approvalDays, data.payMinutes, data.pickupHours], [1, 3, 30, 24])
  assert.deepEqual([data.mailMinutes, data.schoolHasMail], [{ least: 15, most: 20 }, true])
  const visitor = await enter(campus(), { schoolId: student.schoolId, kind: 'visitor' })
  assert.deepEqual((await ask(serverInfo, {}, visitor)).data.templates, 0)
})

test('my earlier certificates are recommended first, then what people like me apply for most', async () => {
  const student = await enrolled(campus(), { rules: { charge: 'each', price: 100 } })
  const { sql } = campus().base
  const often = await makeTemplate(sql, student.schoolId)
  await makeTemplate(sql, student.schoolId, { rules: { userTypes: ['teacher'] } })
  const other = await enter(campus(), { schoolId: student.schoolId })
  await makeRecord(sql, other.person)
  for (const _ of [1, 2]) await applyFor(campus(), other, { templateId: often.id })
  await applyFor(campus(), student, { templateId: student.templateId })
  const recommended = async (who: { token: string }) =>
    (await ask(recommendServer, {}, who)).data.map(({ id, applied, isMine }) => [id, applied, isMine])
  assert.deepEqual(await recommended(student), [
    [student.templateId, 1, true],
    [often.id, 2, false],
  ])
  assert.deepEqual(await recommended(other), [
    [often.id, 2, true],
    [student.templateId, 1, false],
  ])
  const foreigner = await enrolled(campus())
  assert.deepEqual(await recommended(foreigner), [[foreigner.templateId, 0, false]])
})

test('the payment methods show the wallet balance, and a certificate shows the price of the next copy', async () => {
  const student = await enrolled(campus(), { rules: { charge: 'each', price: 250, freeCopies: 1, needsApproval: false } })
  const { templateId } = student
  const beans = async () => (await ask(payTypes, {}, student)).data.find(({ way }) => way === 'beans')
  assert.deepEqual([(await beans())?.isOpen, (await beans())?.balance], [false, 0])
  await giveBeans(campus(), student, { free: 700 })
  assert.deepEqual([(await beans())?.isOpen, (await beans())?.balance], [true, 700])
  const before = (await ask(payType, { templateId }, student)).data
  assert.deepEqual([before.charge, before.price, before.freeLeft, before.nextPrice], ['each', 250, 1, 0])
  await applyFor(campus(), student, { templateId })
  const after = (await ask(payType, { templateId }, student)).data
  assert.deepEqual([after.freeLeft, after.nextPrice], [0, 250])
  assert.equal((await ask(payType, { templateId: randomUUID() }, student)).error, 'template_unknown')
  const stranger = await enter(campus())
  assert.equal((await ask(payType, { templateId }, stranger)).error, 'template_unknown')
})

test('a form asks for what its way needs, and brings what is known', async () => {
  const student = await enrolled(campus(), { rules: { ways: ['download', 'email', 'paper'], heading: 'required', choosesYears: true } })
  const { templateId, person } = student
  const form = async (way: 'download' | 'email' | 'paper') =>
    Object.fromEntries((await ask(secondMenuFields, { templateId, way }, student)).data.fields.map((field) => [field.name, field]))
  const [download, email, paper] = [await form('download'), await form('email'), await form('paper')]
  assert.deepEqual(Object.keys(download), ['recordId', 'heading', 'academicYears', 'titleZh', 'titleEn'])
  assert.deepEqual([download['heading']?.isRequired, download['heading']?.known, download['heading']?.label], [true, '', '抬头'])
  assert.deepEqual([email['email']?.isRequired, email['email']?.known, email['ccEmails']?.isRequired], [true, person.email, false])
  assert.deepEqual([paper['copies']?.known, paper['delegateNumber']?.isRequired], ['1', false])
  await applyFor(campus(), student, { templateId, heading: '某银行' })
  assert.equal((await form('paper'))['heading']?.known, '某银行')
  const bare = await enrolled(campus())
  assert.equal((await ask(secondMenuFields, { templateId: bare.templateId, way: 'paper' }, bare)).error, 'way_not_offered')
  assert.equal((await ask(secondMenuFields, { templateId, way: 'paper' }, bare)).error, 'template_unknown')
})

test('the copy of their data that people ask for holds what they applied for and what happened to it', async () => {
  const student = await enrolled(campus(), { rules: { heading: 'optional', charge: 'each', price: 100 } })
  await applyFor(campus(), student, { templateId: student.templateId, heading: '某银行' })
  const exported = await exportApplications(systemContext(campus().base), student.person.id)
  assert.deepEqual(
    exported.map(({ heading, amount, state, events }) => [heading, amount, state, events.map(({ kind }) => kind)]),
    [['某银行', 100, 'pending_payment', ['applied']]],
  )
})
