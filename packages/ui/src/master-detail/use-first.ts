import { useState } from 'react'

/** The first of a list as it was when it arrived: what stands beside the list must not change under the reader's hands when newer rows come. */
export const useFirst = (first: string | undefined): string | undefined => {
  const [kept, keep] = useState(first)
  if (kept === undefined && first !== undefined) keep(first)
  return kept ?? first
}
