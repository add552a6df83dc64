import { maxPersonRows, PersonPartKind, type personOverview } from '@campus/contract/administration/person-overview.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { asCallerOf } from '../../console/as-caller-of.service.ts'
import { personParts } from '../../console/person/person-parts.extension.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { findRecord } from './people.repository.ts'
import { filterFor } from './people.service.ts'

const readPart = async (ctx: CallerCtx, kind: PersonPartKind, personId: string) => {
  const { listedBy, newestOf } = personParts.of(ctx)[kind]
  const reader = asCallerOf(ctx, listedBy)
  if (!reader) return []
  const { total, rows } = await newestOf(reader, personId, maxPersonRows)
  return [{ kind, total, rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })) }]
}

/** Somebody outside the caller's scope is treated as nonexistent. */
export const readOverview = async (ctx: CallerCtx, { id }: InputOf<typeof personOverview>): Promise<OutputOf<typeof personOverview>> => {
  if (!(await findRecord(ctx.sql, await filterFor(ctx, {}), id))) throw refuse('not_found')
  await noteViews(ctx, [id], 'record')
  return (await Promise.all(PersonPartKind.options.map((kind) => readPart(ctx, kind, id)))).flat()
}
