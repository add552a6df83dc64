import { Refusal } from '@campus/client/failures.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { deletePost, postHolders, posts, saveHolders } from '@campus/contract/school/console/appointments.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { toastFailure } from '../../../../api/toast-failure.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useRead } from '../../../../api/use-read.ts'
import '../../../../console/look/console-look.css'
import { AppointmentList, FormerAppointments } from '../appointments/appointment-list.tsx'
import { AppointmentsDialog } from '../appointments/appointments-form.tsx'
import type { Post } from './post-dialog.tsx'
import { postWords } from './words.ts'

function Holders({ post }: { readonly post: Post }) {
  const words = useWords(postWords)
  const language = useLanguage()
  const read = useRead(postHolders, { postId: post.id })
  const { act } = useAction(saveHolders, { changes: [postHolders, posts], quiet: true })
  const [isEditing, setIsEditing] = useState(false)
  return (
    <QueryView read={read}>
      {({ current, former, revision }) => (
        <>
          {current.length === 0 ? (
            <p className="console-note">{words.nobody}</p>
          ) : (
            <AppointmentList label={words.holders} appointments={current} showsUnit />
          )}
          <FormerAppointments appointments={former} showsUnit />
          <div className="console-buttons">
            <Button color="primary" onClick={() => setIsEditing(true)}>
              {words.setHolders}
            </Button>
          </div>
          {isEditing && (
            <AppointmentsDialog
              title={words.holdersOf(nameIn(post, language))}
              before={current}
              onSave={(holders) => act({ postId: post.id, revision, holders })}
              onClose={() => setIsEditing(false)}
            />
          )}
        </>
      )}
    </QueryView>
  )
}

const Uses = z.object({ uses: z.array(z.string()) })

/** The processes and rules that keep a post from being deleted. */
const usesIn = (error: unknown) =>
  error instanceof Refusal && error.code === 'post_in_use' ? Uses.safeParse(error.facts).data?.uses : undefined

interface PostPanelProps {
  readonly post: Post
  readonly onEdit: () => void
  readonly onGone: () => void
}

export function PostPanel({ post, onEdit, onGone }: PostPanelProps) {
  const words = useWords(postWords)
  const language = useLanguage()
  const { act, isActing } = useAction(deletePost, { changes: [posts], quiet: true })
  const name = nameIn(post, language)

  const remove = async () => {
    if (!(await ask({ title: words.removeTitle(name), text: words.removeText, confirm: words.remove }))) return
    try {
      await act({ id: post.id })
    } catch (error) {
      const uses = usesIn(error)
      if (uses && error instanceof Refusal) toast(words.inUse(error.message, uses), 'failure')
      else toastFailure(error)
      return
    }
    toast(words.removed, 'success')
    onGone()
  }

  return (
    <section className="console-card">
      <header>
        <h2>{name}</h2>
        <div className="console-buttons">
          <Button size="small" onClick={onEdit}>
            {words.edit}
          </Button>
          <Button size="small" color="danger" fill="outline" disabled={isActing} onClick={() => void remove()}>
            {words.remove}
          </Button>
        </div>
      </header>
      <p className="console-note">
        {words.code}: <code>{post.code}</code>
      </p>
      <Holders post={post} />
    </section>
  )
}
