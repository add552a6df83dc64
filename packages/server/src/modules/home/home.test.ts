import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { resetPerson } from '@campus/contract/administration/people.ts'
import { payGrievancesToReview, reviewFreeCopies, reviewPayGrievance } from '@campus/contract/appeals/console.ts'
import { addFreeCopiesRequest } from '@campus/contract/appeals/free-copies.ts'
import { addPayGrievance } from '@campus/contract/appeals/pay-grievance.ts'
import { uploadFile } from '@campus/contract/files/own-files.ts'
import { addFeedback } from '@campus/contract/help/feedback.ts'
import { agreeAgain, arrangeWorkbench, homeInit, noteServiceUse, ownRank } from '@campus/contract/home/workbench.ts'
import { updateOwnInfo } from '@campus/contract/people/own-profile.ts'
import sharp from 'sharp'
import { systemContext } from '../../context/context.ts'
import { asker } from '../../testing/ask.ts'
import { enter } from '../../testing/enter.ts'
import { eventually } from '../../testing/eventually.ts'
import { openShop } from '../../testing/orders.ts'
import { entrustCopies } from '../../testing/printing.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../testing/units.ts'
import { uploadTo } from '../../testing/upload.ts'
import { waitingFor } from '../../testing/waiting.ts'
import { holdItem } from '../printing/items/item.service.ts'

const campus = useTestCampus()
const day = 86_400

test('my order and favourites stay as I arranged them, each named once, for me alone', async () => {
  const ask = asker(campus().url)
  const mine = await enter(campus())
  const other = await enter(campus(), { schoolId: mine.schoolId })
  await ask(arrangeWorkbench, { order: ['leave', 'scan', 'leave'], favourites: ['scan', 'scan'] }, mine)
  const { workbench } = (await ask(homeInit, {}, mine)).data
  assert.deepEqual([workbench.order, workbench.favourites], [['leave', 'scan'], ['scan']])
  assert.deepEqual((await ask(homeInit, {}, other)).data.workbench.order, [])
  await ask(arrangeWorkbench, { order: [], favourites: ['help'] }, mine)
  assert.deepEqual((await ask(homeInit, {}, mine)).data.workbench.favourites, ['help'])
})

test('an invalid service name and a thirteenth favourite are refused', async () => {
  const ask = asker(campus().url)
  const mine = await enter(campus())
  assert.equal((await ask(noteServiceUse, { service: '../x' }, mine)).error, 'bad_input')
  const favourites = Array.from({ length: 13 }, (_, index) => `service-${index}`)
  assert.equal((await ask(arrangeWorkbench, { order: [], favourites }, mine)).error, 'bad_input')
})

test('recent services come newest first; what similar people use and I do not is recommended for thirty days', async () => {
  const ask = asker(campus().url)
  const mine = await enter(campus())
  const { schoolId } = mine
  const [first, second] = [await enter(campus(), { schoolId }), await enter(campus(), { schoolId })]
  const teacher = await enter(campus(), { schoolId, kind: 'teacher' })
  const foreigner = await enter(campus())
  const use = (who: typeof mine, service: string) => ask(noteServiceUse, { service }, who)
  for (const who of [first, second]) await use(who, 'leave')
  await use(first, 'scan')
  await use(first, 'help')
  await use(teacher, 'console-people')
  await use(foreigner, 'rank')
  await use(mine, 'help')
  campus().clock.advance(1)
  await use(mine, 'feedback')
  const { workbench } = (await ask(homeInit, {}, mine)).data
  assert.deepEqual(
    [workbench.recent, workbench.recommended],
    [
      ['feedback', 'help'],
      ['leave', 'scan'],
    ],
  )
  campus().clock.advance(31 * day)
  const later = await enter(campus(), { schoolId })
  assert.deepEqual((await ask(homeInit, {}, later)).data.workbench.recommended, [])
})

test('a badge shows pending items to those who can act on them', async () => {
  const ask = asker(campus().url)
  const student = await enter(campus())
  const admin = await enter(campus(), { schoolId: student.schoolId, kind: 'teacher', roles: ['admin'] })
  const reported = { title: '打印机坏了', category: 'service' as const, content: '图书馆一楼的打印机卡纸很久了' }
  assert.equal((await ask(addFeedback, reported, student)).code, 200)
  assert.deepEqual(await waitingFor(campus(), admin), { 'console-feedback': 1 })
  assert.deepEqual(await waitingFor(campus(), student), {})
})

test('what waits in a queue of the administration is on the home screen of those who may decide it', async () => {
  const admin = () => enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  const { schoolId, ...asked } = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const [decider, colleague] = [await admin(), await admin()]
  const about = { id: colleague.person.id, kind: 'password', reason: '手机丢失' } as const
  assert.equal((await asker(campus().url)(resetPerson, about, asked)).code, 200)
  assert.deepEqual(await waitingFor(campus(), decider), { 'console-resets': 1 })
  for (const who of [asked, colleague]) assert.deepEqual(await waitingFor(campus(), who), {})
})

test('what waits at the terminals and what is to be fetched for others is on the home screen of the person concerned', async () => {
  const ask = asker(campus().url)
  const [mine, friend] = [await enter(campus()), await enter(campus())]
  const badges = (who: typeof mine) => waitingFor(campus(), who)
  const hold = (kind: 'certificate' | 'cloud', expiresAt: Date | null) =>
    holdItem(systemContext(campus().base), {
      schoolId: mine.schoolId,
      personId: mine.person.id,
      kind,
      subjectId: randomUUID(),
      name: '在读证明',
      nameEn: 'Certificate of enrolment',
      nameTw: '在讀證明',
      copies: 1,
      pagesPerCopy: 1,
      pageRanges: '1',
      attribute: 'bw_single',
      media: 'a4',
      expiresAt,
    })
  const item = await hold('certificate', null)
  await hold('cloud', new Date(campus().clock.now().getTime() + 3_600_000))
  assert.deepEqual([await badges(mine), await badges(friend)], [{ 'print-orders': 2 }, {}])
  const [toPickUp] = (await ask(homeInit, {}, mine)).data.waiting
  const minutesAhead = (time: string | null | undefined) =>
    Math.ceil((Date.parse(time ?? '') - campus().clock.now().getTime()) / 60_000 - 0.5) + 0
  assert.deepEqual([minutesAhead(toPickUp?.since), minutesAhead(toPickUp?.dueAt)], [0, 60])
  await entrustCopies(campus(), item, { owner: mine.person, delegate: friend.person, isAccepted: false })
  assert.deepEqual(await badges(friend), { entrusted: 1 })
  campus().clock.advance(3601)
  assert.deepEqual(await badges(mine), { 'print-orders': 1 })
})

test('appeals are on the home screen of their reviewers, and of nobody else', async () => {
  const ask = asker(campus().url)
  const student = await openShop(campus())
  const { schoolId, templateId, token } = student
  const admin = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  const manager = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
  const college = await makeUnit(campus().base.sql, schoolId, { kind: 'college' })
  await setReach(campus().base.sql, manager.person.id, college)
  const elsewhere = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const badges = (who: typeof admin) => waitingFor(campus(), who)
  const concerned = async (who: typeof admin) => (await ask(homeInit, {}, who)).data.hasCertificates
  assert.deepEqual([await concerned(student), await concerned(admin), await concerned(elsewhere)], [true, false, false])
  const request = (await ask(addFreeCopiesRequest, { templateId, copies: 2, reason: '申请出国留学，需要多份' }, student)).data
  assert.deepEqual(await badges(admin), { 'approval-tasks': 1, 'console-free-copies': 1 })
  const picture = await sharp({ create: { width: 90, height: 160, channels: 3, background: '#07c160' } })
    .png()
    .toBuffer()
  const { id: screenshot } = (await uploadTo(campus().url, uploadFile, token, picture, 'a.png')).data as { id: string }
  const paidAt = campus().clock.now().toISOString()
  const said = { entrance: 'app', payWay: 'cashier', paidAt, templateId, copies: 1, amount: 500, screenshot } as const
  const grievance = (await ask(addPayGrievance, { ...said, reason: '已经付款，但没有收到文件' }, student)).data
  await eventually(async () => (await ask(payGrievancesToReview, {}, admin)).data.rows[0])
  assert.deepEqual(await badges(admin), { 'approval-tasks': 1, 'console-free-copies': 1, 'console-pay-grievances': 1 })
  for (const other of [student, manager, elsewhere]) assert.deepEqual(await badges(other), {})
  assert.equal((await ask(reviewFreeCopies, { id: request.id, verdict: 'passed', notes: '同意' }, admin)).code, 200)
  assert.equal((await ask(reviewPayGrievance, { id: grievance.id, verdict: 'refused', notes: '没有收到款项' }, admin)).code, 200)
  assert.deepEqual(await badges(admin), {})
})

test('a text in a new version has to be agreed to again, and only in its current version', async () => {
  const ask = asker(campus().url)
  const { sql } = campus().base
  const mine = await enter(campus())
  const needed = async () => (await ask(homeInit, {}, mine)).data.consentNeeded.map(({ document, version }) => `${document} ${version}`)
  const agree = (document: 'privacy_policy' | 'user_agreement', version: string) => ask(agreeAgain, { document, version }, mine)
  assert.deepEqual(await needed(), ['privacy_policy 1', 'user_agreement 1'])
  await Promise.all([agree('privacy_policy', '1'), agree('privacy_policy', '1'), agree('user_agreement', '1')])
  assert.deepEqual(await needed(), [])
  const blocks = JSON.stringify([{ kind: 'paragraph', text: '新' }])
  await sql
    .insertInto('legal_document')
    .values({
      school_id: mine.schoolId,
      kind: 'privacy_policy',
      version: '2',
      title: '政策',
      title_en: 'Policy',
      title_tw: '政策',
      blocks,
      blocks_en: blocks,
      blocks_tw: blocks,
      published_at: campus().clock.now(),
    })
    .execute()
  assert.deepEqual(await needed(), ['privacy_policy 2'])
  assert.equal((await agree('privacy_policy', '1')).error, 'document_changed')
  assert.equal((await agree('privacy_policy', '2')).code, 200)
  assert.deepEqual(await needed(), [])
})

test('my rank grows with what I have done, and compares me with my kind only where there are enough of us', async () => {
  const ask = asker(campus().url)
  const mine = await enter(campus())
  const rank = async () => (await ask(ownRank, {}, mine)).data
  const before = await rank()
  assert.deepEqual([before.points, before.aheadOfPercent], [20, null])
  for (let index = 0; index < 10; index += 1) await enter(campus(), { schoolId: mine.schoolId })
  assert.equal((await rank()).aheadOfPercent, 0)
  assert.equal((await ask(updateOwnInfo, { nickname: 'lin-xiao-yu' }, mine)).code, 200)
  assert.equal((await rank()).aheadOfPercent, 99)
})
