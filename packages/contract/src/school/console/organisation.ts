import { z } from 'zod'
import { call, Done } from '../../call.ts'
import { Id } from '../../fields.ts'
import { UnitKind } from '../organisation.ts'

const UnitGiven = z.object({
  parentId: Id.nullable(),
  kind: UnitKind,
  code: z
    .string()
    .trim()
    .min(1)
    .max(30)
    .regex(/^[0-9A-Za-z-]+$/, 'unit_code'),
  name: z.string().trim().min(1).max(60),
  nameEn: z.string().trim().min(1).max(120),
  nameTw: z.string().trim().min(1).max(60),
  position: z.number().int().min(0).max(100_000).default(0),
})

export const orgTree = call({
  method: 'GET',
  path: '/console/school/units',
  who: ['admin', 'manager', 'auditor'],
  summary: 'All units of my school, or of my scope, with the number of direct members.',
  output: z.array(UnitGiven.extend({ id: Id, people: z.number().int() })),
})

export const saveUnit = call({
  method: 'POST',
  path: '/console/school/units',
  who: ['admin'],
  summary: 'Add a unit to the organisation, or change or move one.',
  body: UnitGiven.extend({ id: Id.optional() }),
  output: z.object({ id: Id }),
  refusals: ['unit_code_taken', 'unit_in_itself', 'unit_kind_misplaced'],
  idempotency: 'accepted',
})

export const deleteUnit = call({
  method: 'POST',
  path: '/console/school/units/delete',
  who: ['admin'],
  summary: 'Remove a unit without people and sub-units.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['unit_in_use'],
  idempotency: 'accepted',
})
