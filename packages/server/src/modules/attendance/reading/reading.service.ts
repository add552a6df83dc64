import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { isSharedWithCaller } from '../../schedule/sharing/share.service.ts'
import { isInScope, readingScopeOf } from '../../school/organisation/scope.service.ts'
import { findPerson, findSection, isTaughtBy, sectionsTaughtBy } from './reading.repository.ts'

const isFamilyOf = async (ctx: CallerCtx, studentId: string, kind: 'attendance' | 'warnings'): Promise<boolean> =>
  ctx.caller.roles.includes('family') && (await isSharedWithCaller(ctx, studentId, kind))

/**
 * Whose attendance is read: one's own, that of a student whom one teaches or looks after, or of one who shares it. Others are treated as
 * missing.
 */
export const requireReadable = async (
  ctx: CallerCtx,
  asked: string | undefined,
  kind: 'attendance' | 'warnings' = 'attendance',
): Promise<string> => {
  const { personId, schoolId, roles } = ctx.caller
  if (asked === undefined || asked === personId) return personId
  const person = await findPerson(ctx.sql, asked, schoolId)
  const mayRead =
    person !== undefined &&
    (isInScope(await readingScopeOf(ctx), person.org_unit_id) ||
      (roles.includes('teacher') && (await isTaughtBy(ctx.sql, asked, personId))) ||
      (await isFamilyOf(ctx, asked, kind)))
  if (!mayRead) throw refuse('not_found')
  return asked
}

/** A teacher who does not look after a student sees the lessons of their own sections alone. */
export const visibleSections = async (ctx: CallerCtx, studentId: string): Promise<readonly string[] | 'all'> => {
  const { personId, schoolId } = ctx.caller
  if (studentId === personId) return 'all'
  const person = await findPerson(ctx.sql, studentId, schoolId)
  if (isInScope(await readingScopeOf(ctx), person?.org_unit_id ?? null) || (await isFamilyOf(ctx, studentId, 'attendance'))) return 'all'
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
