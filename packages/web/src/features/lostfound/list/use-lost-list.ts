import { Id } from '@campus/contract/fields.ts'
import { lostItems } from '@campus/contract/lostfound/items.ts'
import { lostKinds, lostSides } from '@campus/contract/lostfound/kinds.ts'
import { lostFoundPaths } from '@campus/contract/paths/lostfound.ts'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { refine } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'

export const views = ['open', 'posted', 'claimed'] as const

const maxLetters = 50

/** What the address narrows the list to, and how it is narrowed further. */
export const useLostList = () => {
  const query = useQueryOf(lostFoundPaths.items)
  const filter = {
    view: views.find((view) => view === query.view) ?? 'open',
    side: lostSides.find((side) => side === query.side),
    kind: lostKinds.find((kind) => kind === query.kind),
    placeId: Id.safeParse(query.placeId).data ?? undefined,
    words: query.words?.trim().slice(0, maxLetters) || undefined,
  }
  return {
    id: Id.safeParse(query.id).data,
    filter,
    isNarrowed: [filter.side, filter.kind, filter.placeId, filter.words].some((part) => part !== undefined),
    narrow: (part: Partial<typeof filter>) => void refine(lostFoundPaths.items, { ...filter, ...part }),
    pages: usePages(keyOf(lostItems, filter), (pageNum, signal) => send(lostItems, { ...filter, pageNum }, { signal })),
  }
}
