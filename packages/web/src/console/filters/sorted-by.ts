import { sortIn, sortText } from '@campus/ui/table/sorting.ts'
import type { TableProps } from '@campus/ui/table/table.tsx'
import type { z } from 'zod'

interface Listed {
  readonly query: { readonly sort?: string }
  readonly filter: (part: { readonly sort: string | undefined }) => void
}

/** The order of a list, kept in its address: as its call takes it, and as its table shows and changes it. */
export const sortedBy = <Sort extends string>(
  { query, filter }: Listed,
  known: z.ZodType<Sort | undefined>,
): { readonly sort: { readonly sort?: Sort }; readonly sorted: NonNullable<TableProps<unknown>['sorted']> } => {
  const sort = known.safeParse(query.sort).data
  return {
    sort: sort ? { sort } : {},
    sorted: { sort: sortIn(sort), onSort: (next) => filter({ sort: next && sortText(next) }) },
  }
}
