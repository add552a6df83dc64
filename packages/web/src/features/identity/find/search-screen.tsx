import { Id } from '@campus/contract/fields.ts'
import { ownSearch } from '@campus/contract/identity/people-search.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { ConsoleFrame } from '../../../console/frame/console-frame.tsx'
import { open } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { GatedQuery } from '../library/manager-gate.tsx'
import { FoundPeople } from './found-people.tsx'
import { findWords } from './words.ts'

function Search({ id }: { readonly id: string }) {
  const read = useRead(ownSearch, { searchId: id }, { asksForProof: false })
  return (
    <GatedQuery read={read}>
      {({ purpose, createdAt, results }) => (
        <>
          <p className="console-note">
            {purpose} · {minuteOf(Date.parse(createdAt))}
          </p>
          <FoundPeople results={results} />
        </>
      )}
    </GatedQuery>
  )
}

/** One search of mine with the people it showed. */
export default function SearchScreen() {
  const words = useWords(findWords)
  const id = Id.safeParse(useQueryOf(identityPaths.search).id).data
  return (
    <ConsoleFrame
      screen={identityPaths.search}
      actions={
        <>
          <Button onClick={() => void open(identityPaths.searches)}>{words.history}</Button>
          <Button color="primary" onClick={() => void open(identityPaths.find)}>
            {words.begin}
          </Button>
        </>
      }
    >
      {id ? <Search key={id} id={id} /> : <Empty t={words.notFound} />}
    </ConsoleFrame>
  )
}
