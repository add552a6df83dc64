import { type Ctx, inTransaction } from '../../../context/context.ts'
import { defineJob } from '../../../platform/jobs.ts'
import { holdInboxes } from '../../messages/sending/send.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import type { LessonRow } from '../lessons/lesson.repository.ts'
import { countStates, findNamedSection, listPlanned, listTaken } from './figures.repository.ts'
import { figuresOf } from './figures.rules.ts'
import { keepRaised } from './keep-raised.service.ts'
import { warningsFor } from './warning.rules.ts'
import { tellWarned } from './warning-messages.ts'

export const judgeJob = defineJob<{ readonly schoolId: string; readonly sectionId: string }>('attendance.judge')

/** Judged after the action, and by what holds then: what was corrected meanwhile warns nobody. */
export const judgeSections = async (ctx: Ctx, schoolId: string, sectionIds: readonly string[]): Promise<void> => {
  for (const sectionId of new Set(sectionIds)) await ctx.services.jobs.add(ctx.sql, judgeJob, { schoolId, sectionId })
}

/** A lesson that is taught jointly counts in each of its sections. */
export const judgeLesson = (ctx: Ctx, { school_id, sections }: Pick<LessonRow, 'school_id' | 'sections'>): Promise<void> =>
  judgeSections(
    ctx,
    school_id,
    sections.map(({ id }) => id),
  )

const raisedNow = async (ctx: Ctx, schoolId: string, sectionId: string) => {
  const { attendance } = await readSettings(ctx.sql, schoolId)
  const taken = Map.groupBy(await listTaken(ctx.sql, sectionId), ({ person_id }) => person_id)
  const counted = await countStates(ctx.sql, { sectionIds: [sectionId] })
  const planned = (await listPlanned(ctx.sql, [sectionId], ctx.now())).get(sectionId) ?? { ahead: 0, hours: 0 }
  return counted.flatMap((row) =>
    warningsFor(taken.get(row.person_id) ?? [], figuresOf(row, planned), attendance).map((raised) => ({
      ...raised,
      personId: row.person_id,
    })),
  )
}

export const judgeSection = (ctx: Ctx, { schoolId, sectionId }: { readonly schoolId: string; readonly sectionId: string }): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const section = await findNamedSection(ctx.sql, sectionId)
    if (!section) return
    const news = await keepRaised(ctx, { schoolId, termId: section.term_id, sectionId }, await raisedNow(ctx, schoolId, sectionId))
    await holdInboxes(
      ctx,
      news.map(({ to }) => to),
    )
    for (const one of news) await tellWarned(ctx, schoolId, one, [section.name, section.name_en, section.name_tw])
  })
