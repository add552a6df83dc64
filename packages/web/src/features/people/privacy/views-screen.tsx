import type { OutputOf } from '@campus/contract/call.ts'
import { profileViews } from '@campus/contract/people/privacy.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import { useCursorPages } from '@campus/ui/list/use-cursor-pages.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { open } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { Avatar } from '../../../domain/person/avatar.tsx'
import './views-screen.css'
import { viewsWords } from './views-words.ts'

type View = OutputOf<typeof profileViews>['rows'][number]

function ViewRow({ view: { viewer, role, what, at } }: { readonly view: View }) {
  const words = useWords(viewsWords)
  return (
    <div className="view-row">
      <Avatar name={viewer} />
      <span className="view-text">
        <span>
          {viewer} <small>{role}</small>
        </span>
        <small>{words.what(what)}</small>
      </span>
      <small>
        <Time at={at} />
      </small>
    </div>
  )
}

export default function ViewsScreen() {
  const words = useWords(viewsWords)
  const pages = useCursorPages(keyOf(profileViews), (after, signal) => send(profileViews, after, { signal }))
  const toPrivacy = (
    <Button color="primary" fill="outline" onClick={() => void open(peoplePaths.privacy)}>
      {words.settings}
    </Button>
  )
  return (
    <div className="page">
      <p className="page-lead">{words.lead}</p>
      <EndlessList label={words.list} pages={pages} empty={<Empty t={words.none} action={toPrivacy} />} keyOfRow={({ id }) => id}>
        {(view) => <ViewRow view={view} />}
      </EndlessList>
    </div>
  )
}
