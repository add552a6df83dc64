import { directoryContacts } from '@campus/contract/people/directory.ts'
import { useRead } from '../../api/use-read.ts'

/** What is asked of the book: a unit, or the people with a tag; neither is the top of the organisation. */
export interface BookPlace {
  readonly unitId?: string
  readonly tag?: string
}

/** Where one stands: the way there and the units below. The people are read apart, page by page. */
export const useLevel = (place: BookPlace) => useRead(directoryContacts, { ...place, pageSize: 1 }, { staleTime: 60_000 })
