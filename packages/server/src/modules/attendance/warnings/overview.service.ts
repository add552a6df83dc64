import type { attendanceOverview, Figures } from '@campus/contract/attendance/records.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { requireReadable, requireReadableSection, visibleSections } from '../reading/reading.service.ts'
import { presentUnit } from '../reading/unit-name.ts'
import * as repository from './figures.repository.ts'
import { type Counted, figuresOf } from './figures.rules.ts'

const none: Counted = { present: 0, late: 0, early: 0, absent: 0, leave: 0, official: 0, exempt: 0, missed_hours: 0 }
const nothingPlanned = { ahead: 0, hours: 0 }

const sum = (counted: readonly Counted[]): Counted => {
  const total = { ...none }
  for (const one of counted) for (const name of Object.keys(none) as (keyof Counted)[]) total[name] += one[name]
  return total
}

type Section = NonNullable<Awaited<ReturnType<typeof repository.findNamedSection>>>

const count = async (ctx: CallerCtx, sectionIds: readonly string[], personId?: string) => {
  const [counted, planned] = await Promise.all([
    repository.countStates(ctx.sql, { sectionIds, personId }),
    repository.listPlanned(ctx.sql, sectionIds, ctx.now()),
  ])
  return { counted, planned }
}
type Counts = Awaited<ReturnType<typeof count>>

const sectionFigures = (ctx: CallerCtx, sections: readonly Section[], { counted, planned }: Counts, personId?: string) => {
  const bySection = Map.groupBy(counted, ({ section_id }) => section_id)
  return sections.map((section) => {
    const rows = bySection.get(section.id) ?? []
    const { ahead, hours } = planned.get(section.id) ?? nothingPlanned
    // The hours of a whole section are those of all its people.
    const people = personId === undefined ? Math.max(rows.length, 1) : 1
    return {
      ...figuresOf(sum(rows), { ahead: ahead * people, hours: hours * people }),
      sectionId: section.id,
      course: say([section.name, section.name_en, section.name_tw], ctx.language),
      sectionCode: section.code,
    }
  })
}

const countedFigures = async (ctx: CallerCtx, sections: readonly Section[], personId?: string) =>
  sections.length === 0
    ? []
    : sectionFigures(
        ctx,
        sections,
        await count(
          ctx,
          sections.map(({ id }) => id),
          personId,
        ),
        personId,
      )

const peopleFigures = async (ctx: CallerCtx, sectionId: string, { counted, planned }: Counts) => {
  const people = await repository.listRosterPeople(ctx.sql, sectionId)
  const byPerson = new Map(counted.map((row) => [row.person_id, row]))
  return people.map((row): Figures & { person: { id: string; name: string; number: string; unitName: string } } => ({
    ...figuresOf(byPerson.get(row.id) ?? none, planned.get(sectionId) ?? nothingPlanned),
    person: {
      id: row.id,
      name: personNameIn({ name: row.name, namePinyin: row.name_pinyin }, ctx.language),
      number: row.number,
      unitName: presentUnit(row, ctx.language),
    },
  }))
}

export const readOverview = async (
  ctx: CallerCtx,
  { personId: asked, sectionId, as, ...page }: InputOf<typeof attendanceOverview>,
): Promise<OutputOf<typeof attendanceOverview>> => {
  const { schoolId, personId } = ctx.caller
  const { attendance, timeZone } = await readSettings(ctx.sql, schoolId)
  const term = await repository.findTerm(ctx.sql, schoolId, dayIn(timeZone, ctx.now()))
  const shown = { term: term ? { academicYear: term.academic_year, semester: term.semester } : null, minRate: attendance.minRate }
  if (sectionId !== undefined && as !== 'student') {
    await requireReadableSection(ctx, sectionId)
    const section = await repository.findNamedSection(ctx.sql, sectionId)
    const counts = await count(ctx, [sectionId])
    return {
      ...shown,
      sections: section ? sectionFigures(ctx, [section], counts) : [],
      total: 1,
      people: await peopleFigures(ctx, sectionId, counts),
    }
  }
  if (!term) return { ...shown, sections: [], total: 0, people: [] }
  if (as === 'scope') {
    const among = { schoolId, termId: term.id, scope: await readingScopeOf(ctx) }
    const sections = await repository.listSectionsInScope(ctx.sql, among, page)
    const total = await repository.countSectionsInScope(ctx.sql, among)
    return { ...shown, sections: await countedFigures(ctx, sections), total, people: [] }
  }
  if (as === 'teacher') {
    const sections = await repository.listTeacherSections(ctx.sql, personId, term.id)
    return { ...shown, sections: await countedFigures(ctx, sections), total: sections.length, people: [] }
  }
  const studentId = await requireReadable(ctx, asked)
  const visible = await visibleSections(ctx, studentId)
  const own = (await repository.listStudentSections(ctx.sql, studentId, term.id)).filter(
    ({ id }) => visible === 'all' || visible.includes(id),
  )
  return { ...shown, sections: await countedFigures(ctx, own, studentId), total: own.length, people: [] }
}
