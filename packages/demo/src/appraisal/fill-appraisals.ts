import type { Phrase } from '@campus/contract/language.ts'
import { drawSalt, finishToken, startToken } from '@campus/proof/ballot/token.ts'
import { type BaseContext, type Ctx, systemContext } from '@campus/server/context/context.ts'
import { makeKeysJob } from '@campus/server/modules/appraisal/appraisal.jobs.ts'
import { cast } from '@campus/server/modules/appraisal/ballots/cast.service.ts'
import { sweepCampaigns } from '@campus/server/modules/appraisal/ballots/close.service.ts'
import { review } from '@campus/server/modules/appraisal/console/text-review.service.ts'
import { makeKeys } from '@campus/server/modules/appraisal/tokens/make-keys.service.ts'
import { giveTokens } from '@campus/server/modules/appraisal/tokens/token.service.ts'
import { dayAfter } from '@campus/server/platform/time/zoned-day.ts'
import { actingAs } from '../acting.ts'
import { ago } from '../ago.ts'
import { insertRows } from '../demo.repository.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idOf, randomFrom } from '../seed.ts'
import * as repository from './appraisal.repository.ts'
import { appraisalQuestions, ballotTexts, closedTitle, openTitle } from './appraisal-texts.ts'

const school = { school_id: demoUniversity.id }
const student = personId('100001')
const day = 24
const fellows = 14
const withoutMark = 3
/** The term before ended eight weeks before this one, which is in its ninth. */
const past = { weeks: 18, weeksBack: 26, opened: 130, cast: 125, closed: 116 }

interface GivenCampaign {
  readonly key: string
  readonly title: Phrase
  readonly termId: string
  readonly unitId: string
  readonly sectionIds: readonly string[]
  readonly opensAt: Date
  readonly closesAt: Date
}

const addCampaign = async (ctx: Ctx, { key, title: [name, name_en, name_tw], ...given }: GivenCampaign): Promise<string> => {
  const id = idOf('appraisal', key)
  await insertRows(ctx.sql, 'appraisal', [
    {
      ...school,
      id,
      term_id: given.termId,
      unit_id: given.unitId,
      name,
      name_en,
      name_tw,
      questions: JSON.stringify(appraisalQuestions),
      opens_at: given.opensAt,
      closes_at: given.closesAt,
      created_by: personId('T0003'),
      created_at: given.opensAt,
      announced_at: given.opensAt,
    },
  ])
  const sections = given.sectionIds.map((section_id) => ({ ...school, appraisal_id: id, section_id }))
  await insertRows(ctx.sql, 'appraisal_section', sections)
  return id
}

/** A course of the term before, whose marks are out but for a few: 周明远 taught it. */
const addPastSection = async (ctx: Ctx, unitId: string, firstMonday: string) => {
  const now = ctx.now()
  const course = await repository.findLastCourse(ctx.sql, student, now)
  if (!course) return undefined
  const students = await repository.listFellows(ctx.sql, course, now, fellows)
  const { academic_year, semester, course_id } = course
  const termId = idOf('term', 'before')
  const first_monday = dayAfter(firstMonday, -7 * past.weeksBack)
  await insertRows(ctx.sql, 'term', [{ ...school, id: termId, academic_year, semester, first_monday, weeks: past.weeks, created_at: now }])
  const sectionId = idOf('section', 'appraised')
  const section = { ...school, id: sectionId, term_id: termId, course_id, unit_id: unitId, code: 'A-001', capacity: 60, created_at: now }
  await insertRows(ctx.sql, 'section', [section])
  await insertRows(ctx.sql, 'section_teacher', [{ ...school, section_id: sectionId, person_id: personId('T0001') }])
  const all = [...students, ...(await repository.listOfOtherMajors(ctx.sql, course, withoutMark))]
  const places = all.map(({ id }) => ({ ...school, section_id: sectionId, person_id: id, joined_on: '2020-01-01', created_at: now }))
  await insertRows(ctx.sql, 'roster_place', places)
  const publishedAt = ago(now, past.closed * day)
  await repository.addPastSheet(ctx.sql, { schoolId: demoUniversity.id, sectionId, publishedAt, byId: personId('T0002') })
  return { termId, sectionId, students }
}

/** Each student fetches a token and casts a ballot, as their phones would. */
const castAll = async (ctx: Ctx, appraisalId: string, numbers: readonly string[]) => {
  const random = randomFrom('ballots')
  const texts = [...ballotTexts.shown, ...ballotTexts.waiting, ...ballotTexts.hidden]
  const [section] = await repository.listKeys(ctx.sql, appraisalId)
  const publicKey = section?.public_key?.toString('base64url') ?? ''
  const id = section?.id ?? ''
  for (const [at, number] of numbers.entries()) {
    const started = await startToken(publicKey)
    const asked = { appraisalId, tokens: [{ id, blinded: started.blinded }] }
    const [answer] = await giveTokens(actingAs(ctx, number), asked)
    const token = await finishToken(publicKey, started, answer?.blindSignature ?? '')
    if (!token) throw new Error('A token of the demo is not valid')
    const answers = appraisalQuestions.map(() => (random() < 0.1 ? null : 3 + Math.floor(random() * 3)))
    const body = texts[at]
    await cast(ctx, { id, ...token, answers, salt: drawSalt(), text: body ? { body, salt: drawSalt() } : null })
  }
  return id
}

const reviewTexts = async (ctx: Ctx, sectionId: string) => {
  const admin = actingAs(ctx, 'T0003', ['admin', 'teacher'])
  for (const { id, body } of await repository.listTexts(ctx.sql, sectionId)) {
    if (ballotTexts.shown.includes(body)) await review(admin, { id, state: 'shown' })
    if (ballotTexts.hidden.includes(body)) await review(admin, { id, state: 'hidden' })
  }
}

const fillClosed = async (ctx: Ctx, unitId: string, firstMonday: string) => {
  const section = await addPastSection(ctx, unitId, firstMonday)
  if (!section) return
  const [opensAt, closesAt] = [ago(ctx.now(), past.opened * day), ago(ctx.now(), past.closed * day)]
  const given = { key: 'closed', title: closedTitle, unitId, termId: section.termId, sectionIds: [section.sectionId], opensAt, closesAt }
  const id = await addCampaign(ctx, given)
  const then: Ctx = { ...ctx, now: () => ago(ctx.now(), past.cast * day) }
  await makeKeys(then, { id })
  const sectionId = await castAll(
    then,
    id,
    section.students.map(({ number }) => number),
  )
  await sweepCampaigns(ctx)
  await reviewTexts(ctx, sectionId)
}

/** A campaign that is open for the sections of 林晓雨, and a closed one with results for 周明远. */
export const fillAppraisals = async (base: BaseContext): Promise<void> => {
  const ctx = systemContext(base)
  if (await repository.hasAppraisal(ctx.sql)) return
  const sections = await repository.listSectionsOf(ctx.sql, student)
  const [first] = sections
  if (!first) return
  await fillClosed(ctx, first.unit_id, first.first_monday)
  const id = await addCampaign(ctx, {
    key: 'open',
    title: openTitle,
    termId: first.term_id,
    unitId: first.unit_id,
    sectionIds: sections.map((section) => section.id),
    opensAt: ago(ctx.now(), 3 * day),
    closesAt: ago(ctx.now(), -11 * day),
  })
  // Keys take their time; people may come in meanwhile.
  await ctx.services.jobs.add(ctx.sql, makeKeysJob, { id })
}
