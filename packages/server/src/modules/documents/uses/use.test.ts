import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileApply } from '@campus/contract/certificates/applications.ts'
import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import { limitPeriods } from '@campus/contract/documents/template-choices.ts'
import { appTemplates, freeCopies, templateUse } from '@campus/contract/documents/templates.ts'
import { languages, say } from '@campus/contract/language.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { inTransaction, systemContext } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { asker } from '../../../testing/ask.ts'
import { comeBack, enter } from '../../../testing/enter.ts'
import { makeRecord } from '../../../testing/studies.ts'
import { makeTemplate, noLimits } from '../../../testing/templates.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { publishedVersion } from '../versions/version.service.ts'
import { grantFreeCopies, takeUse, undoUse } from './use.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const system = () => systemContext(campus().base)

/** A student with a record, and a certificate with these rules that they can take. */
const offer = async (rules: Partial<TemplateRules>) => {
  const { sql } = campus().base
  const student = await enter(campus())
  await makeRecord(sql, student.person)
  const { id } = await makeTemplate(sql, student.schoolId, { rules })
  const version = await publishedVersion(system(), id, student.schoolId)
  const take = (cause: string, copies = 1) =>
    inTransaction(system(), (ctx) => takeUse(ctx, { version, personId: student.person.id, copies, cause: `${id}:${cause}` }))
  return { ...student, templateId: id, take, undo: (cause: string) => undoUse(system(), `${id}:${cause}`) }
}

const isRefusal = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code

test('of twenty concurrent requests a limit of three admits three, and two free copies go to two', async () => {
  const { take, token, templateId } = await offer({
    limits: { ...noLimits, total: 3 },
    charge: 'each',
    price: 500,
    freeCopies: 2,
  })
  const all = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => take(String(at))))
  const taken = all.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  assert.deepEqual(
    taken.map(({ price }) => price).toSorted((a, b) => a - b),
    [0, 0, 500],
  )
  assert.equal(
    taken.reduce((sum, one) => sum + one.freeCopies, 0),
    2,
  )
  for (const one of all) if (one.status === 'rejected') assert.ok(isRefusal('usage_limit_total')(one.reason))
  const { data } = await ask(templateUse, { id: templateId }, { token })
  assert.deepEqual([data.left, data.stoppedBy, data.limits[0]?.used], [0, 'total', 3])
  const { free, used, left, nextPrice } = (await ask(freeCopies, { templateId }, { token })).data
  assert.deepEqual([free, used, left, nextPrice], [2, 2, 0, 500])
})

test("each of the seven limits has its own code, which the list and the refusal explain in the reader's language", async () => {
  for (const period of limitPeriods) {
    const { take, token, templateId } = await offer({ limits: { ...noLimits, [period]: 1 } })
    const before = (await ask(templateUse, { id: templateId }, { token })).data
    assert.deepEqual([before.left, before.stoppedBy], [1, null])
    await take('first')
    const code = `usage_limit_${period}` as const
    await assert.rejects(take('second'), isRefusal(code))
    const after = (await ask(templateUse, { id: templateId }, { token })).data
    assert.deepEqual([after.left, after.stoppedBy, after.timeZone], [0, period, 'Asia/Shanghai'])
    assert.equal(after.moreAt === null, period === 'total')
    for (const language of languages) {
      const [row] = (await ask(appTemplates, {}, { token, language })).data
      const text = say(refusals[code], language)
      assert.deepEqual(row?.hindrance, { word: code, text })
      const { error, msg } = await ask(fileApply, { templateId, way: 'download' }, { token, language })
      assert.deepEqual([error, msg], [code, text])
    }
  }
})

test('the limit resets on the next day of the school', async () => {
  const { take, token, templateId } = await offer({ limits: { ...noLimits, day: 1 } })
  await take('today')
  const { moreAt } = (await ask(templateUse, { id: templateId }, { token })).data
  assert.ok(moreAt)
  const { clock } = campus()
  clock.advance((Date.parse(moreAt) - clock.now().getTime()) / 1000 - 30)
  await assert.rejects(take('still today'), isRefusal('usage_limit_day'))
  clock.advance(31)
  await take('tomorrow')
})

test('of concurrent requests for several copies each, a limit of copies and the free copies of a day are never exceeded', async () => {
  const student = await offer({
    copyLimits: { ...noLimits, day: 7, total: 9 },
    charge: 'each',
    price: 500,
    freeCopies: 3,
    freePeriod: 'day',
  })
  const { take, undo, token, templateId, person, schoolId } = student
  await grantFreeCopies(system(), { schoolId, templateId, personId: person.id, copies: 2, cause: `more:${templateId}`, grantedBy: null })
  const all = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((cause) => take(cause, 2)))
  const taken = all.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  const sum = (count: (one: (typeof taken)[number]) => number) => taken.reduce((so, one) => so + count(one), 0)
  assert.deepEqual([taken.length, sum(({ freeCopies: free }) => free), sum(({ price }) => price)], [3, 5, 500])
  for (const one of all) if (one.status === 'rejected') assert.ok(isRefusal('copy_limit_day')(one.reason))
  const use = (await ask(templateUse, { id: templateId }, { token })).data
  assert.deepEqual([use.left, use.copiesLeft, use.stoppedBy, use.limits.map(({ counts }) => counts)], [null, 1, null, ['copies', 'copies']])

  const nextDay = (await ask(freeCopies, { templateId }, { token })).data.moreAt
  assert.ok(nextDay)
  campus().clock.advance((Date.parse(nextDay) - campus().clock.now().getTime()) / 1000 + 1)
  const again = await comeBack(campus(), student)
  const { free, used, left } = (await ask(freeCopies, { templateId }, again)).data
  assert.deepEqual([free, used, left], [5, 2, 3])
  // Of nine copies in all six are taken.
  await assert.rejects(take('f', 4), isRefusal('copy_limit_total'))
  assert.deepEqual(await take('f', 3), { freeCopies: 3, price: 0 })
  await undo('f')
  assert.deepEqual(await take('g', 1), { freeCopies: 1, price: 0 })
})

test('an unsuccessful use is restored, and its cause may count again, but never twice', async () => {
  const { take, undo, token, templateId } = await offer({
    limits: { ...noLimits, total: 2 },
    charge: 'each',
    price: 300,
    freeCopies: 1,
  })
  assert.deepEqual(await take('one'), { freeCopies: 1, price: 0 })
  await undo('one')
  const nothing = (await ask(templateUse, { id: templateId }, { token })).data
  assert.deepEqual([nothing.left, nothing.limits[0]?.used], [2, 0])
  assert.deepEqual(await take('one', 3), { freeCopies: 1, price: 600 })
  await assert.rejects(take('one'), /counted already/)
  assert.equal((await ask(templateUse, { id: templateId }, { token })).data.left, 1)
  await undo('unknown')
  assert.equal((await ask(templateUse, { id: templateId }, { token })).data.left, 1)
})

test('what others have does not count for me', async () => {
  const { schoolId, templateId, take } = await offer({ limits: { ...noLimits, total: 1 } })
  await take('theirs')
  const me = await enter(campus(), { schoolId })
  assert.equal((await ask(templateUse, { id: templateId }, me)).data.left, 1)
})

test('the limits of a certificate of another school are hidden', async () => {
  const { templateId } = await offer({})
  const stranger = await enter(campus())
  assert.equal((await ask(templateUse, { id: templateId }, stranger)).error, 'template_unknown')
  assert.equal((await ask(freeCopies, { templateId }, stranger)).error, 'template_unknown')
  assert.equal((await ask(templateUse, { id: 'no-id' }, stranger)).error, 'bad_input')
})
