import type { CallShape, InputOf, OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { type accessMatrix, type accessWhy, unusedGrantDays, type unusedGrants } from '@campus/contract/operations/access.ts'
import { dutySetOf } from '@campus/contract/operations/duty-sets.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { managingRoles } from '@campus/contract/roles.ts'
import { type CallerCtx, replicaOf } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { allModules } from '../../module.ts'
import { dutiesOf } from '../../people/person/acting-caller.service.ts'
import { findByNumber, listGrants, listUnusedGrants } from './access.repository.ts'
import { whyMay } from './access.rules.ts'

const ruleOf = ({ method, path, summary, who, proof }: CallShape) => ({
  method,
  path,
  summary,
  who: typeof who === 'string' ? who : [...who],
  needsProof: proof !== undefined,
})

export const readMatrix = async (ctx: CallerCtx): Promise<OutputOf<typeof accessMatrix>> =>
  allModules
    .of(ctx)
    .calls.filter(({ calls }) => calls.length > 0)
    .map(({ area, calls }) => ({ area, calls: calls.map(ruleOf).toSorted((one, other) => one.path.localeCompare(other.path)) }))
    .toSorted((one, other) => one.area.localeCompare(other.area)) as OutputOf<typeof accessMatrix>

interface UnitNames {
  readonly unit_name: string | null
  readonly unit_name_en: string | null
  readonly unit_name_tw: string | null
}

const unitNameOf = ({ language }: CallerCtx, { unit_name, unit_name_en, unit_name_tw }: UnitNames) =>
  unit_name === null ? '' : nameIn({ name: unit_name, nameEn: unit_name_en ?? '', nameTw: unit_name_tw ?? '' }, language)

const namedIn =
  ({ language }: CallerCtx) =>
  ({ name, name_pinyin }: { readonly name: string; readonly name_pinyin: string }) =>
    personNameIn({ name, namePinyin: name_pinyin }, language)

const findCall = (ctx: CallerCtx, named: string) => {
  const found = allModules
    .of(ctx)
    .calls.flatMap(({ area, calls }) => calls.map((call) => ({ area, call })))
    .find(({ call: { method, path } }) => `${method} ${path}` === named)
  if (!found) throw refuse('not_found')
  return { call: found.call, dutySet: dutySetOf(found.area, found.call) }
}

export const explain = async (ctx: CallerCtx, { number, call }: InputOf<typeof accessWhy>): Promise<OutputOf<typeof accessWhy>> => {
  const asked = call ? findCall(ctx, call) : undefined
  const person = await findByNumber(ctx.sql, ctx.caller.schoolId, number)
  if (!person) throw refuse('not_found')
  const personName = namedIn(ctx)
  const grants = await listGrants(ctx.sql, person.id)
  const isActive = person.state === 'active'
  const duties = await dutiesOf(ctx, person.id)
  const answer = asked && whyMay(asked.call, { roles: grants.map(({ role }) => role), isActive, duties }, asked.dutySet)
  return {
    person: { id: person.id, name: personName(person), number: person.number, isActive },
    grants: grants.map((grant) => ({ role: grant.role, unitName: unitNameOf(ctx, grant), since: grant.created_at.toISOString() })),
    answer: asked && answer ? { rule: ruleOf(asked.call), ...answer, byRoles: [...answer.byRoles] } : null,
  }
}

const daySeconds = 24 * 3600

export const listUnused = async (ctx: CallerCtx): Promise<OutputOf<typeof unusedGrants>> => {
  const rows = await listUnusedGrants(replicaOf(ctx), ctx.caller.schoolId, later(ctx.now(), -unusedGrantDays * daySeconds))
  const personName = namedIn(ctx)
  return rows.flatMap((row) => {
    const role = managingRoles.find((managing) => managing === row.role)
    if (!role) return []
    return {
      person: { id: row.id, name: personName(row), number: row.number },
      role,
      unitName: unitNameOf(ctx, row),
      since: row.created_at.toISOString(),
      lastActedAt: row.last_acted_at?.toISOString() ?? null,
      lastLoginAt: row.last_login_at?.toISOString() ?? null,
    }
  })
}
