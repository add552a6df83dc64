import type { Ctx } from '../../../../context/context.ts'
import { byCodeOrName } from '../../../../platform/tables/by-code.ts'
import { cellTexts } from '../../../../platform/tables/cell-texts.ts'
import type { Problem } from '../../../../platform/tables/outcome.ts'
import { joiningDay } from '../../sections/joining-day.service.ts'
import { countClashesOf, joinSection } from '../../sections/roster.repository.ts'
import { full, texts } from '../lines/problem-texts.ts'
import { listPlacesOfTerm, listStudentsOfClasses, listUnits, type SectionOfTerm } from '../lines/references.repository.ts'
import { unknownUnit } from '../lines/references.service.ts'
import type { ImportTask } from '../lines/task.ts'

/** Students of whole classes who join a section. Who was in it before and left stays out. */
export const openClasses = async (ctx: Ctx, { schoolId, term }: ImportTask) => {
  const known = byCodeOrName((await listUnits(ctx.sql, schoolId)).filter(({ kind }) => kind === 'class'))
  const places = Map.groupBy(await listPlacesOfTerm(ctx.sql, term.id), ({ section_id }) => section_id)
  const joinedOn = await joiningDay(ctx, schoolId, term.first_monday)

  const judge = async (named: readonly string[], section: SectionOfTerm | undefined, capacity: number) => {
    const problems: Problem[] = []
    for (const name of named) {
      const id = known.get(name)
      if (!id) problems.push({ field: 'classes', text: id === null ? cellTexts.ambiguous : unknownUnit(name) })
    }
    if (named.length === 0 || problems.length > 0) return { problems, people: [] }
    const students = await listStudentsOfClasses(
      ctx.sql,
      schoolId,
      named.flatMap((name) => known.get(name) ?? []),
    )
    const present = section ? (places.get(section.id) ?? []) : []
    const ever = new Set(present.map(({ person_id }) => person_id))
    const people = students.map(({ id }) => id).filter((id) => !ever.has(id))
    if (people.length > 0 && present.filter(({ has_left }) => !has_left).length + people.length > capacity)
      problems.push({ field: 'classes', text: full(capacity) })
    if (people.length > 0 && section && (await countClashesOf(ctx.sql, section.id, people, ctx.now())) > 0)
      problems.push({ field: 'classes', text: texts.classClash })
    return { problems, people }
  }

  const join = async (sectionId: string, people: readonly string[]) => {
    if (people.length === 0) return
    const joining = people.map((id) => ({ id, kind: 'regular' as const }))
    await joinSection(ctx.sql, { schoolId, sectionId, people: joining, joinedOn, clashReason: '', now: ctx.now() })
  }
  return { judge, join }
}
