import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { changeRoster, sectionRoster } from '@campus/contract/schedule/console/sections.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { record } from '../../audit/audit.service.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { rosterUses } from '../roster-uses.extension.ts'
import { joiningDay } from './joining-day.service.ts'
import { lockPlannedSections } from './planned-sections.service.ts'
import * as repository from './roster.repository.ts'
import { presentSection, requireSection } from './section.service.ts'

export const readRoster = async (ctx: CallerCtx, { id }: InputOf<typeof sectionRoster>): Promise<OutputOf<typeof sectionRoster>> => {
  const section = await requireSection(ctx, id, 'read')
  return {
    section: presentSection(ctx, section),
    rows: (await repository.listRoster(ctx.sql, id)).map((row) => ({
      personId: row.id,
      name: personNameIn({ name: row.name, namePinyin: row.name_pinyin }, ctx.language),
      number: row.number,
      classId: row.class_id,
      unitName: row.unit_name === null ? '' : say([row.unit_name, row.unit_name_en ?? '', row.unit_name_tw ?? ''], ctx.language),
      kind: row.kind,
      joinedOn: row.joined_on,
      leftOn: row.left_on,
      clashReason: row.clash_reason,
    })),
    mayChange: isInScope(await scopeOf(ctx), section.unit_id),
  }
}

type Given = InputOf<typeof changeRoster>

const add = async (
  ctx: CallerCtx,
  { id: sectionId, add, clashReason }: Given,
  { termStart, capacity }: { termStart: string; capacity: number },
) => {
  if (add.length === 0) return { added: 0, exempt: [] }
  const { schoolId } = ctx.caller
  const kinds = new Map(add.map(({ number, kind }) => [number, kind]))
  const found = await repository.listStudentsByNumber(ctx.sql, schoolId, [...kinds.keys()])
  const unknown = [...kinds.keys()].filter((number) => !found.some((person) => person.number === number))
  if (unknown.length > 0) throw refuse('student_unknown', { facts: { numbers: unknown } })
  const people = found.map(({ id, number }) => ({ id, kind: kinds.get(number) ?? ('regular' as const) }))
  const attending = people.filter(({ kind }) => kind === 'regular').map(({ id }) => id)
  if (clashReason === '' && (await repository.countClashesOf(ctx.sql, sectionId, attending, ctx.now())) > 0) throw refuse('student_clashes')
  const joinedOn = await joiningDay(ctx, schoolId, termStart)
  const added = await repository.joinSection(ctx.sql, { schoolId, sectionId, people, joinedOn, clashReason, now: ctx.now() })
  if ((await repository.countRoster(ctx.sql, [sectionId])) > capacity) throw refuse('section_full')
  return { added, exempt: people.filter(({ kind }) => kind === 'exempt').map(({ id }) => id) }
}

export const changeSectionRoster = (ctx: CallerCtx, given: Given): Promise<OutputOf<typeof changeRoster>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId } = ctx.caller
    const { term, sections } = await lockPlannedSections(ctx, [given.id])
    const { timeZone } = await readSettings(ctx.sql, schoolId)
    const removed = await repository.leaveSection(ctx.sql, given.id, given.remove, dayIn(timeZone, ctx.now()))
    const { added, exempt } = await add(ctx, given, { termStart: term.first_monday, capacity: sections[0]?.capacity ?? 0 })
    const left = [...given.remove, ...exempt].map((personId) => ({ sectionId: given.id, personId }))
    await rosterUses.of(ctx).seats(ctx, schoolId, left)
    const details = { added: given.add, removed: given.remove, clashReason: given.clashReason }
    await record(ctx, { action: 'schedule.roster_changed', subjectKind: 'section', subjectId: given.id, details })
    return { added, removed }
  })
