import type { Ctx } from '../../../../context/context.ts'
import type { Column } from '../../../../platform/db/sql.ts'
import { changedLine, goodLine, type LineOf, wrongLine } from '../../../../platform/tables/outcome.ts'
import { dayIn } from '../../../../platform/time/zoned-day.ts'
import { readSettings } from '../../../school/school/school-settings.ts'
import { rosterUses } from '../../roster-uses.extension.ts'
import { joiningDay } from '../../sections/joining-day.service.ts'
import { joinSection, leaveSection } from '../../sections/roster.repository.ts'
import { full, texts } from '../lines/problem-texts.ts'
import { listLessonsAhead, listPlacesOfTerm, listSectionsOfTerm, type PlaceOfTerm } from '../lines/references.repository.ts'
import type { ImportOutcome, ImportTask } from '../lines/task.ts'
import { openSectionOverlaps, spanOf } from './overlaps.rules.ts'
import { listPeopleNamed } from './places.repository.ts'

type Kind = Column<'roster_place', 'kind'>

export interface WantedPlace {
  readonly of: LineOf
  readonly sectionId: string
  readonly personId: string
  /** What is not given stays. */
  readonly kind?: Kind | undefined
  readonly reason?: string | undefined
  /** Takes them off the roster. */
  readonly leaves?: boolean
}

const keyOf = (sectionId: string, personId: string) => `${sectionId} ${personId}`

interface Judged {
  readonly wanted: WantedPlace
  readonly kind: Kind
  readonly reason: string
  readonly before: PlaceOfTerm | undefined
}

const changesOf = ({ before, kind, reason }: Judged) => [
  ...(before?.kind === kind ? [] : ['kind']),
  ...(before?.clash_reason === reason ? [] : ['reason']),
]

/** The sections that each person attends regularly, as far as that is known by now. */
const openAttendance = (places: readonly PlaceOfTerm[]) => {
  const attended = new Map<string, Set<string>>()
  const add = (personId: string, sectionId: string) => attended.set(personId, (attended.get(personId) ?? new Set<string>()).add(sectionId))
  for (const { person_id, section_id, kind, has_left } of places) if (kind === 'regular' && !has_left) add(person_id, section_id)
  const remove = (personId: string, sectionId: string) => attended.get(personId)?.delete(sectionId)
  return { add, remove, of: (personId: string) => [...(attended.get(personId) ?? [])] }
}

/** Those who are on the roster of a complete section and in no line. */
const listMissing = async (
  ctx: Ctx,
  task: ImportTask,
  places: readonly PlaceOfTerm[],
  named: ReadonlySet<string>,
  complete: ReadonlySet<string>,
) => {
  const missing = places.filter(
    ({ section_id, person_id, has_left }) => !has_left && complete.has(section_id) && !named.has(keyOf(section_id, person_id)),
  )
  const codes = new Map((await listSectionsOfTerm(ctx.sql, task.term.id)).map(({ id, code }) => [id, code]))
  const people = new Map(
    (
      await listPeopleNamed(
        ctx.sql,
        missing.map(({ person_id }) => person_id),
      )
    ).map((row) => [row.id, row]),
  )
  return missing.map(({ section_id, person_id }): WantedPlace => {
    const { number = '', name = '' } = people.get(person_id) ?? {}
    return {
      of: { line: null, name: `${codes.get(section_id) ?? ''} ${number} ${name}` },
      sectionId: section_id,
      personId: person_id,
      leaves: true,
    }
  })
}

const write = async (ctx: Ctx, { schoolId, term }: ImportTask, joining: readonly Judged[], leaving: readonly WantedPlace[]) => {
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const [today, joinedOn] = [dayIn(timeZone, ctx.now()), await joiningDay(ctx, schoolId, term.first_monday)]
  for (const [sectionId, places] of Map.groupBy(leaving, (place) => place.sectionId))
    await leaveSection(
      ctx.sql,
      sectionId,
      places.map(({ personId }) => personId),
      today,
    )
  // One statement a section and reason: nearly all have none.
  for (const places of Map.groupBy(joining, ({ wanted, reason }) => `${wanted.sectionId} ${reason}`).values()) {
    const [{ wanted, reason } = { wanted: undefined, reason: '' }] = places
    if (!wanted) continue
    const people = places.map((place) => ({ id: place.wanted.personId, kind: place.kind }))
    await joinSection(ctx.sql, { schoolId, sectionId: wanted.sectionId, people, joinedOn, clashReason: reason, now: ctx.now() })
  }
  const exempt = joining.filter(({ kind }) => kind === 'exempt').map(({ wanted }) => wanted)
  await rosterUses.of(ctx).seats(ctx, schoolId, [...leaving, ...exempt])
}

/** Puts people on rosters and takes others off. In sections that are complete, people who are not named leave. */
export const keepPlaces = async (
  ctx: Ctx,
  task: ImportTask,
  wanted: readonly WantedPlace[],
  complete: ReadonlySet<string>,
): Promise<ImportOutcome[]> => {
  const places = await listPlacesOfTerm(ctx.sql, task.term.id)
  const known = new Map(places.map((place) => [keyOf(place.section_id, place.person_id), place]))
  const capacities = new Map((await listSectionsOfTerm(ctx.sql, task.term.id)).map(({ id, capacity }) => [id, capacity]))
  const lessons = await listLessonsAhead(ctx.sql, task.term.id, ctx.now())
  const overlap = openSectionOverlaps(
    lessons.map(({ section_ids, starts_at, ends_at }) => ({ sectionIds: section_ids, span: spanOf(starts_at, ends_at) })),
  )
  const named = new Set(wanted.map(({ sectionId, personId }) => keyOf(sectionId, personId)))
  const removed = [...wanted.filter(({ leaves }) => leaves), ...(await listMissing(ctx, task, places, named, complete))]
  const leaving = removed.filter(({ sectionId, personId }) => known.get(keyOf(sectionId, personId))?.has_left === false)
  const attendance = openAttendance(places)
  const counts = new Map<string, number>()
  const count = (sectionId: string, by: number) => counts.set(sectionId, (counts.get(sectionId) ?? 0) + by)
  for (const { section_id, has_left } of places) if (!has_left) count(section_id, 1)
  for (const { sectionId, personId } of leaving) {
    count(sectionId, -1)
    attendance.remove(personId, sectionId)
  }

  const joining: Judged[] = []
  const judge = (one: WantedPlace): ImportOutcome => {
    const before = known.get(keyOf(one.sectionId, one.personId))
    const judged = { wanted: one, before, kind: one.kind ?? before?.kind ?? 'regular', reason: one.reason ?? before?.clash_reason ?? '' }
    const isNew = !before || before.has_left
    const changes = isNew ? [] : changesOf(judged)
    if (!isNew && changes.length === 0) return changedLine(one.of, [])
    const attends = judged.kind === 'regular' && (isNew || before.kind !== 'regular')
    const clashes = attends && attendance.of(one.personId).some((other) => other !== one.sectionId && overlap(other, one.sectionId))
    if (clashes && judged.reason === '') return wrongLine(one.of, [{ field: 'reason', text: texts.studentClash }])
    const capacity = capacities.get(one.sectionId) ?? 0
    if (isNew && (counts.get(one.sectionId) ?? 0) >= capacity) return wrongLine(one.of, [{ field: 'section', text: full(capacity) }])
    if (isNew) count(one.sectionId, 1)
    if (attends) attendance.add(one.personId, one.sectionId)
    joining.push(judged)
    return isNew ? goodLine(one.of, 'add') : changedLine(one.of, changes)
  }
  const outcomes = wanted.filter(({ leaves }) => !leaves).map(judge)
  const left = new Set(leaving)
  const removals = removed.map((one) => (left.has(one) ? goodLine(one.of, 'remove') : changedLine(one.of, [])))
  await write(ctx, task, joining, leaving)
  return [...outcomes, ...removals]
}
