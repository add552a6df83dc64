import { people } from '@campus/contract/administration/people.ts'
import type { z } from 'zod'

const { words, userType, unitId, role, state } = people.query.shape
const fields = { words, userType, unitId, role, state }

export type PeopleFilter = { readonly [Name in keyof typeof fields]?: NonNullable<z.output<(typeof fields)[Name]>> }

/** The filter that an address names; a value that the server would refuse is left out, so that an old link still shows a list. */
export const peopleFilterIn = (query: { readonly [Name in keyof typeof fields]?: string }): PeopleFilter => {
  const kept = Object.entries(fields).flatMap(([name, field]) => {
    const given = query[name as keyof typeof fields]
    const parsed = field.safeParse(given || undefined)
    return parsed.success && parsed.data ? [[name, parsed.data] as const] : []
  })
  return Object.fromEntries(kept)
}
