import { LibraryFilter } from '@campus/contract/identity/library.ts'
import type { z } from 'zod'

const fields = LibraryFilter.shape

type Asked = { readonly [Name in keyof typeof fields | 'collegeId' | 'majorId' | 'classId']?: string | undefined }

export type Filter = { readonly [Name in keyof typeof fields]?: NonNullable<z.output<(typeof fields)[Name]>> }

/** The lowest of college, major and class is the unit that is meant; `unitId` alone stands in older links. */
const unitIn = ({ classId, majorId, collegeId, unitId }: Asked) => classId || majorId || collegeId || unitId

/** The filter that an address names; a value that the server would refuse is left out, so that an old link still shows a list. */
export const libraryFilterIn = (asked: Asked): Filter => {
  const query = { ...asked, unitId: unitIn(asked) }
  const kept = Object.entries(fields).flatMap(([name, field]) => {
    const parsed = field.safeParse(query[name as keyof typeof fields] || undefined)
    return parsed.success && parsed.data ? [[name, parsed.data] as const] : []
  })
  return Object.fromEntries(kept)
}
