import { freeCopiesRequests } from '@campus/contract/appeals/free-copies.ts'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { appealsPaths } from '../../../paths/trade.ts'
import { AppealList } from '../appeal-list.tsx'
import { AppealsScreen, type Asked } from '../appeals-screen.tsx'
import { appealWords } from '../words.ts'
import { FreeCopiesView } from './free-copies-view.tsx'
import { freeCopiesWords } from './words.ts'

function Requests({ state, id }: Asked) {
  const words = useWords(freeCopiesWords)
  const { counted } = useWords(appealWords)
  const asked = { state }
  const pages = usePages(keyOf(freeCopiesRequests, asked), (pageNum, signal) => send(freeCopiesRequests, { ...asked, pageNum }, { signal }))
  return (
    <AppealList
      label={words.list}
      path={appealsPaths.freeCopies}
      pages={pages}
      state={state}
      id={id}
      none={words.none}
      add={[appealsPaths.newFreeCopies, words.add]}
      View={FreeCopiesView}
    >
      {({ copies, createdAt, reason }) => (
        <>
          <small>
            {counted(copies)} · <Time at={createdAt} />
          </small>
          <small>{reason}</small>
        </>
      )}
    </AppealList>
  )
}

export default function FreeCopiesScreen() {
  return <AppealsScreen path={appealsPaths.freeCopies} List={Requests} View={FreeCopiesView} />
}
