import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { isInScope, readingScopeOf } from '../../school/organisation/scope.service.ts'
import { findPerson, findSection, isTaughtBy, sectionsTaughtBy } from './reading.repository.ts'

/** What students share with their families will be asked here; until somebody shares, nobody sees anything. */
const sharesWith = async (_ctx: CallerCtx, _studentId: string): Promise<boolean> => false

/**
 * Whose attendance is read: one's own, that of a student whom one teaches or looks after, or of one who shares it. Others are treated as
 * missing.
 */
export const requireReadable = async (ctx: CallerCtx, asked: string | undefined): Promise<string> => {
  const { personId, schoolId, roles } = ctx.caller
  if (asked === undefined || asked === personId) return personId
  const person = await findPerson(ctx.sql, asked, schoolId)
  const mayRead =
    person !== undefined &&
    (isInScope(await readingScopeOf(ctx), person.org_unit_id) ||
      (roles.includes('teacher') && (await isTaughtBy(ctx.sql, asked, personId))) ||
      (roles.includes('family') && (await sharesWith(ctx, asked))))
  if (!mayRead) throw refuse('not_found')
  return asked
}

/** A teacher who does not look after a student sees the lessons of their own sections alone. */
export const visibleSections = async (ctx: CallerCtx, studentId: string): Promise<readonly string[] | 'all'> => {
  const { personId, schoolId } = ctx.caller
  if (studentId === personId) return 'all'
  const person = await findPerson(ctx.sql, studentId, schoolId)
  if (isInScope(await readingScopeOf(ctx), person?.org_unit_id ?? null)) return 'all'
  return (await sectionsTaughtBy(ctx.sql, personId)).map(({ section_id }) => section_id)
}

export const requireReadableSection = async (ctx: CallerCtx, sectionId: string) => {
  const { personId, schoolId } = ctx.caller
  const section = await findSection(ctx.sql, sectionId, schoolId)
  const mayRead =
    section !== undefined &&
    (isInScope(await readingScopeOf(ctx), section.unit_id) ||
      (await sectionsTaughtBy(ctx.sql, personId)).some(({ section_id }) => section_id === sectionId))
  if (!mayRead) throw refuse('not_found')
  return section
}
