import { z } from 'zod'
import { IdCardNumber } from '../account/id-card.ts'
import { call, Done } from '../call.ts'
import { Email, Id, Instant, Mobile } from '../fields.ts'
import { PageQuery, pageOf, sortBy } from '../page.ts'
import { managingRoles, Role, UserType } from '../roles.ts'

const PersonRow = z.object({
  id: Id,
  number: z.string(),
  name: z.string(),
  userType: UserType,
  unitName: z.string(),
  roles: z.array(Role),
  state: z.enum(['active', 'disabled']),
  lastLoginAt: Instant.nullable(),
})

export const PeopleFilter = z.object({
  words: z.string().trim().max(50).optional(),
  userType: UserType.optional(),
  unitId: Id.optional(),
  role: Role.optional(),
  state: z.enum(['active', 'disabled']).optional(),
})

export const people = call({
  method: 'GET',
  path: '/console/people/people',
  who: ['admin', 'manager'],
  summary: 'The people of my school or of my scope, by name, pinyin, number, kind, unit, role and state.',
  query: PageQuery.extend({ ...PeopleFilter.shape, sort: sortBy('number', 'name') }),
  output: pageOf(PersonRow),
})

export const person = call({
  method: 'GET',
  path: '/console/people/people/{id}',
  who: ['admin', 'manager'],
  summary: 'The record of one person of my scope; the view is logged for that person. Phone, address and ID number are masked.',
  params: z.object({ id: Id }),
  output: PersonRow.extend({
    namePinyin: z.string(),
    nickname: z.string(),
    grade: z.string(),
    phone: z.string(),
    email: z.string(),
    qq: z.string(),
    idCard: z.string(),
    avatar: z.string(),
    unitId: Id.nullable(),
    units: z.array(z.string()),
    grants: z.array(z.object({ role: Role, scopeUnitId: Id.nullable(), scopeName: z.string() })),
    isAgent: z.boolean(),
    hasPassword: z.boolean(),
    hasSecondFactor: z.boolean(),
    /** Whether a reset takes two administrators, because this person manages or did until lately. */
    isResetByTwo: z.boolean(),
    openSessions: z.number().int(),
    createdAt: Instant,
  }),
  changesState: true,
})

const optional = <Field extends z.ZodType>(field: Field) => z.union([z.literal(''), field]).optional()

export const PersonGiven = z.object({
  number: z
    .string()
    .trim()
    .min(1)
    .max(50)
    .regex(/^[0-9A-Za-z-]+$/, 'person_number'),
  name: z.string().trim().min(1).max(50),
  unitId: Id.nullable(),
  grade: z.string().trim().max(20).default(''),
  phone: optional(Mobile),
  email: optional(Email),
  /** Left out, the present number stays. */
  idCard: optional(IdCardNumber),
})

export const createPerson = call({
  method: 'POST',
  path: '/console/people/people',
  who: ['admin'],
  proof: 'fresh',
  summary: 'Add one person to the school.',
  body: PersonGiven.extend({ userType: UserType }),
  sealed: ['idCard'],
  output: z.object({ id: Id }),
  refusals: ['number_taken', 'channel_taken', 'unit_unknown'],
  idempotency: 'required',
})

export const changePerson = call({
  method: 'POST',
  path: '/console/people/people/{id}',
  who: ['admin'],
  proof: 'fresh',
  summary:
    'Change the record of one person; phone, address and ID number are unchanged when left out. A new phone or address of a manager waits until a second administrator approves.',
  params: z.object({ id: Id }),
  body: PersonGiven.omit({ number: true }),
  sealed: ['idCard'],
  output: z.object({ isApprovalNeeded: z.boolean() }),
  refusals: ['not_yourself', 'channel_taken', 'unit_unknown', 'already_requested', 'reset_no_approver', 'record_by_two'],
  idempotency: 'accepted',
})

export const turnPerson = call({
  method: 'POST',
  path: '/console/people/people/{id}/state',
  who: ['admin'],
  summary: 'Disable an account, which ends its sessions at once, or enable it again.',
  params: z.object({ id: Id }),
  body: z.object({ state: z.enum(['active', 'disabled']), reason: z.string().trim().min(1).max(200) }),
  output: Done,
  refusals: ['not_yourself', 'last_admin'],
  idempotency: 'accepted',
})

export const setAgent = call({
  method: 'POST',
  path: '/console/people/people/{id}/agent',
  who: ['admin'],
  proof: 'fresh',
  summary: 'Let someone act as an agent for people who agree to it, or end that; their agreements then no longer apply.',
  params: z.object({ id: Id }),
  body: z.object({ isAgent: z.boolean(), reason: z.string().trim().min(1).max(200) }),
  output: Done,
  refusals: ['not_yourself'],
  idempotency: 'accepted',
})

/** The scope of a manager is explicit: a forgotten unit must not mean the whole school. */
const RoleGrant = z
  .object({ role: z.enum(managingRoles), reach: z.enum(['school', 'unit']).optional(), scopeUnitId: Id.nullable().default(null) })
  .superRefine(({ role, reach, scopeUnitId }, check) => {
    if (role !== 'manager') return
    if (reach === undefined) check.addIssue({ code: 'custom', message: 'required', path: ['reach'] })
    else if ((reach === 'unit') !== (scopeUnitId !== null))
      check.addIssue({ code: 'custom', message: scopeUnitId === null ? 'required' : 'wrong', path: ['scopeUnitId'] })
  })

export const grantRoles = call({
  method: 'POST',
  path: '/console/people/people/{id}/roles',
  who: ['admin'],
  proof: 'fresh',
  summary: "Set the roles that the school gives a person, and a manager's scope.",
  params: z.object({ id: Id }),
  body: z.object({
    grants: z
      .array(RoleGrant)
      .max(20)
      .refine((grants) => new Set(grants.map(({ role }) => role)).size === grants.length, 'wrong'),
  }),
  output: Done,
  refusals: ['not_yourself', 'last_admin', 'unit_unknown', 'role_not_for_kind'],
  idempotency: 'accepted',
})

export const resetPerson = call({
  method: 'POST',
  path: '/console/people/people/{id}/reset',
  who: ['admin'],
  proof: 'fresh',
  summary:
    'Remove the password or all second factors, and end all sessions. A new password is set by code or with the one-time password shown here once. For a manager this is a request that a second administrator approves.',
  params: z.object({ id: Id }),
  body: z.object({ kind: z.enum(['password', 'second_factor']).default('password'), reason: z.string().trim().min(1).max(200) }),
  output: z.object({ outcome: z.enum(['done', 'requested']), oneTimePassword: z.string().nullable() }),
  refusals: ['not_yourself', 'already_requested', 'reset_no_approver'],
  idempotency: 'accepted',
})
