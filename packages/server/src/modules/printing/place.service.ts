import type { Ctx } from '../../context/context.ts'
import { listTerminals } from './place.repository.ts'
import { nameOf, type Place } from './terminal-name.ts'

/** Looks up where things came out, all at once; of what is nowhere yet there is no place. */
export const placesOf = async (ctx: Ctx, terminalIds: readonly (string | null)[]): Promise<(terminalId: string | null) => Place | null> => {
  const ids = [...new Set(terminalIds)].filter((id) => id !== null)
  const rows = ids.length > 0 ? await listTerminals(ctx.sql, ids) : []
  const places = new Map(rows.map((row) => [row.id, nameOf(row)]))
  return (terminalId) => (terminalId === null ? null : (places.get(terminalId) ?? null))
}
