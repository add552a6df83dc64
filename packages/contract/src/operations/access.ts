import { z } from 'zod'
import { areas } from '../areas.ts'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { managingRoles, Role } from '../roles.ts'

/** Everybody, anybody logged in, or the roles named. */
const WhoMay = z.union([z.literal('public'), z.literal('user'), z.array(Role)])

const AccessRule = z.object({
  method: z.string(),
  path: z.string(),
  /** As in the documentation of the API. */
  summary: z.string(),
  who: WhoMay,
  /** Whether a proof of who is asking is needed, for some input at least. */
  needsProof: z.boolean(),
})

export const accessMatrix = call({
  method: 'GET',
  path: '/console/access/matrix',
  who: ['admin', 'auditor'],
  summary: 'Who may use which call, as the contract declares it, by area.',
  output: z.array(z.object({ area: z.enum(areas), calls: z.array(AccessRule) })),
})

const ManagingRole = z.enum(managingRoles)

const Grant = z.object({
  role: Role,
  /** How far the role of a manager reaches; empty for the whole school and for the other roles. */
  unitName: z.string(),
  since: Instant,
})

export const accessReasons = ['public', 'any_login', 'role', 'no_role', 'duty', 'account_disabled', 'machines_only'] as const

export const accessWhy = call({
  method: 'GET',
  path: '/console/access/why',
  who: ['admin', 'auditor'],
  summary: 'Why someone at my school may or may not use a call: their roles, the units these cover, and the rule of the contract.',
  query: z.object({
    number: z.string().trim().min(1, 'required').max(60),
    /** Method and path, as `GET /my/devices`. */
    call: z.string().trim().max(200).optional(),
  }),
  output: z.object({
    person: z.object({ id: Id, name: z.string(), number: z.string(), isActive: z.boolean() }),
    grants: z.array(Grant),
    /** Null where no call was named. */
    answer: z
      .object({
        rule: AccessRule,
        isAllowed: z.boolean(),
        reason: z.enum(accessReasons),
        /** The roles by which they may. */
        byRoles: z.array(Role),
      })
      .nullable(),
  }),
})

export const unusedGrantDays = 90

export const unusedGrants = call({
  method: 'GET',
  path: '/console/access/unused-grants',
  who: ['admin', 'auditor'],
  summary: "Managing roles that no one has used for 90 days: when they were given, and the holder's last action and last login.",
  output: z.array(
    z.object({
      person: z.object({ id: Id, name: z.string(), number: z.string() }),
      role: ManagingRole,
      unitName: z.string(),
      since: Instant,
      lastActedAt: Instant.nullable(),
      lastLoginAt: Instant.nullable(),
    }),
  ),
})
