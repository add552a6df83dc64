import { StudentFilter } from '@campus/contract/records/students.ts'
import type { z } from 'zod'

const fields = StudentFilter.shape

type Filter = { readonly [Name in keyof typeof fields]?: NonNullable<z.output<(typeof fields)[Name]>> }

/** The filter that an address names; a value that the server would refuse is left out, so that an old link still shows a list. */
export const studentFilterIn = (query: { readonly [Name in keyof typeof fields]?: string }): Filter =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const parsed = field.safeParse(query[name as keyof typeof fields] || undefined)
      return parsed.success && parsed.data ? [[name, parsed.data] as const] : []
    }),
  )
