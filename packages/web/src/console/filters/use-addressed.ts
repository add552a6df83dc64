import type { Path } from '@campus/contract/paths/path.ts'
import { type PagePlace, pagePlaceIn } from '@campus/ui/table/page-place.ts'
import { useWide } from '../../layout/use-wide.ts'
import type { QueryOf } from '../../navigation/address.ts'
import { open, refine } from '../../navigation/navigator.ts'
import { useQueryOf } from '../../navigation/use-query-of.ts'

type Part = Readonly<Record<string, string | undefined>>

/** As many letters as every search of the administration takes; more of them in an address would only be refused. */
const maxLetters = 50

export interface Addressed<P extends Path> {
  readonly query: { readonly [Name in keyof QueryOf<P>]?: string }
  readonly place: PagePlace
  /** What is searched for, as a call takes it. */
  readonly searched: { readonly words?: string }
  /** Another filter begins at the first page again, and shows no single entry. */
  readonly filter: (part: Partial<QueryOf<P>>) => void
  readonly move: (place: PagePlace) => void
  /** Shows one entry beside its list; on a phone in the place of the list, so that back returns to it. */
  readonly choose: (id: string) => void
  /** Shows the list alone again. */
  readonly close: () => void
}

/** What a list shows, kept in the address: a reload, a way back and a link sent to a colleague find the same. */
export const useAddressed = <P extends Path>(path: P): Addressed<P> => {
  const query = useQueryOf(path)
  const isWide = useWide()
  const { words } = query as Part
  const change = (part: Part, go = refine) => void go<Path>(path, { ...query, ...part })
  return {
    query,
    place: pagePlaceIn(query),
    searched: words ? { words: words.slice(0, maxLetters) } : {},
    filter: (part) => change({ pageNum: undefined, id: undefined, ...(part as Part) }),
    move: ({ pageNum, pageSize }) => change({ pageNum: String(pageNum), pageSize: String(pageSize) }),
    choose: (id) => change({ id }, isWide ? refine : open),
    close: () => change({ id: undefined }),
  }
}
