import { Id } from '@campus/contract/fields.ts'
import { lostFoundPaths } from '@campus/contract/paths/lostfound.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { ItemView, ToList } from './item-view.tsx'
import { itemWords } from './words.ts'

/** One post on a page of its own: where messages and the code of a handover lead. */
export default function ItemScreen() {
  const words = useWords(itemWords)
  const query = useQueryOf(lostFoundPaths.item)
  const id = Id.safeParse(query.id).data
  return id ? <ItemView key={id} id={id} code={query.code} /> : <Empty t={words.noSuch} action={<ToList />} />
}
