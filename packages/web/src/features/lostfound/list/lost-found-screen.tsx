import { lostFoundPaths } from '@campus/contract/paths/lostfound.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { NoneLikeThat } from '@campus/ui/states/none-like-that.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { RowsWithDetail } from '../../../navigation/rows-with-detail.tsx'
import { ItemView } from '../item/item-view.tsx'
import { ListTools } from './list-tools.tsx'
import { LostRow } from './lost-row.tsx'
import { useLostList } from './use-lost-list.ts'
import { listWords } from './words.ts'

/** What was lost and found at the school; my posts and claims are views of the same list. */
export default function LostFoundScreen() {
  const words = useWords(listWords)
  const list = useLostList()
  const { id, filter, isNarrowed, narrow, pages } = list
  const none = { open: words.none, posted: words.nonePosted, claimed: words.noneClaimed }[filter.view]
  return (
    <RowsWithDetail
      isWide={useWide()}
      label={words.list}
      pages={pages}
      empty={
        isNarrowed ? (
          <NoneLikeThat
            t={words.noneLikeThat}
            onShowAll={() => narrow({ side: undefined, kind: undefined, placeId: undefined, words: undefined })}
          />
        ) : (
          <Empty t={none} />
        )
      }
      tools={<ListTools list={list} />}
      path={lostFoundPaths.items}
      filter={filter}
      onePath={lostFoundPaths.item}
      chosen={id}
      View={ItemView}
    >
      {(item) => <LostRow item={item} />}
    </RowsWithDetail>
  )
}
