import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { posts } from '@campus/contract/school/console/appointments.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { ListWithDetail } from '../../../../console/look/list-with-detail.tsx'
import { type Post, PostDialog } from './post-dialog.tsx'
import { PostPanel } from './post-panel.tsx'
import { postWords } from './words.ts'

interface PostListProps {
  readonly all: readonly Post[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

function PostList({ all, chosen, onChoose }: PostListProps) {
  const words = useWords(postWords)
  const language = useLanguage()
  return (
    <ul className="choosable" aria-label={words.list}>
      {all.map((post) => (
        <li key={post.id}>
          <button
            type="button"
            className="choosable-row"
            aria-current={post.id === chosen ? 'true' : undefined}
            onClick={() => onChoose(post.id)}
          >
            <span className="choosable-head">
              {nameIn(post, language)} <small>{words.count(post.holders)}</small>
            </span>
            <small>{post.code}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

export default function PostsScreen() {
  const words = useWords(postWords)
  const read = useRead(posts, {})
  const { query, choose, filter } = useAddressed(consolePaths.posts)
  const [edited, setEdited] = useState<Post | 'new'>()
  const add = (
    <Button color="primary" onClick={() => setEdited('new')}>
      <AddOutline aria-hidden /> {words.add}
    </Button>
  )
  return (
    <ConsoleFrame screen={consolePaths.posts} lead={words.lead} actions={add}>
      <QueryView read={read} empty={<Empty t={words.none} action={add} />}>
        {(all) => {
          const chosen = all.find(({ id }) => id === query.id)
          return (
            <ListWithDetail
              list={<PostList all={all} chosen={chosen?.id} onChoose={choose} />}
              hint={words.choose}
              detail={
                chosen ? (
                  <PostPanel key={chosen.id} post={chosen} onEdit={() => setEdited(chosen)} onGone={() => filter({ id: undefined })} />
                ) : null
              }
            />
          )
        }}
      </QueryView>
      {edited && (
        <PostDialog
          post={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={(id) => {
            setEdited(undefined)
            choose(id)
          }}
        />
      )}
    </ConsoleFrame>
  )
}
