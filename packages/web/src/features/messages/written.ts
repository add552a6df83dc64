import { Id } from '@campus/contract/fields.ts'
import { AnnouncementTexts, type Audience } from '@campus/contract/messages/announcements.ts'
import { UserType } from '@campus/contract/roles.ts'
import { z } from 'zod'

/** An announcement as it is typed on a phone. */
export const Written = AnnouncementTexts.pick({ title: true, body: true })
  .extend({
    isForSchool: z.boolean(),
    roles: z.array(UserType),
    unitIds: z.array(Id),
    when: z.enum(['now', 'later']),
    publishAt: z.string(),
  })
  .refine((written) => audienceOf(written).length > 0, { message: 'required', path: ['unitIds'] })
  .refine(({ when, publishAt }) => when === 'now' || publishAt !== '', { message: 'required', path: ['publishAt'] })

interface Addressed {
  readonly isForSchool: boolean
  readonly roles: readonly UserType[]
  readonly unitIds: readonly string[]
}

/** The whole school holds everybody else. */
export const audienceOf = ({ isForSchool, roles, unitIds }: Addressed): Audience[] =>
  isForSchool
    ? [{ kind: 'school' }]
    : [...roles.map((role) => ({ kind: 'role', role }) as const), ...unitIds.map((unitId) => ({ kind: 'unit', unitId }) as const)]

export const addressedIn = (audience: readonly Audience[]) => ({
  isForSchool: audience.some(({ kind }) => kind === 'school'),
  roles: audience.flatMap((part) => (part.kind === 'role' ? part.role : [])),
  unitIds: audience.flatMap((part) => (part.kind === 'unit' ? part.unitId : [])),
})
