import { LibraryFilter } from '@campus/contract/identity/library.ts'
import type { z } from 'zod'

const fields = LibraryFilter.shape

export type Filter = { readonly [Name in keyof typeof fields]?: NonNullable<z.output<(typeof fields)[Name]>> }

/** The filter that an address names; a value that the server would refuse is left out, so that an old link still shows a list. */
export const libraryFilterIn = (query: { readonly [Name in keyof typeof fields]?: string }): Filter => {
  const kept = Object.entries(fields).flatMap(([name, field]) => {
    const parsed = field.safeParse(query[name as keyof typeof fields] || undefined)
    return parsed.success && parsed.data ? [[name, parsed.data] as const] : []
  })
  return Object.fromEntries(kept)
}
