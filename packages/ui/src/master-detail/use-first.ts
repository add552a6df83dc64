import { useState } from 'react'
import type { Pages } from '../list/growing-list.ts'

interface Identified {
  readonly id: string
}

/**
 * The first of a list as it was when the list arrived: what stands beside it must not change under the reader's hands when newer rows
 * come. Another list, after a search, has another first.
 */
export const useFirst = ({ data, list }: Pick<Pages<Identified>, 'data' | 'list'>): string | undefined => {
  const [kept, keep] = useState<{ readonly list: string; readonly id: string }>()
  const first = data?.[0]?.id
  const isNew = list !== undefined && first !== undefined && kept?.list !== list
  if (isNew) keep({ list, id: first })
  return isNew ? first : kept?.id
}
