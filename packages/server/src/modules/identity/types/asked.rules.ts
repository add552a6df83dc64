import type { PhotoPurpose } from '@campus/contract/identity/photo-types.ts'
import type { Role } from '@campus/contract/roles.ts'

/** Photos of a course of study are collected from students alone. */
const ofStudies: ReadonlySet<PhotoPurpose> = new Set(['admission', 'academic_record', 'degree'])

export const isAskedOf = (roles: readonly Role[], purpose: PhotoPurpose): boolean => roles.includes('student') || !ofStudies.has(purpose)

/** Who looks after other people's photos chooses among all types. */
export const isShownTo = (roles: readonly Role[], purpose: PhotoPurpose): boolean =>
  isAskedOf(roles, purpose) || roles.includes('manager') || roles.includes('admin')

/** Visitors and families bring ID documents and photos only where a service asks for them. */
export const isMember = (roles: readonly Role[]): boolean => roles.some((role) => role !== 'visitor' && role !== 'family')
