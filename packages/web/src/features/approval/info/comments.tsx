import type { Progress } from '@campus/contract/approval/progress.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { FileLink } from '../../../domain/approval-form/views/file-views.tsx'
import { Avatar } from '../../../domain/person/avatar.tsx'
import '@campus/ui/list/list.css'
import { CommentForm } from './comment-form.tsx'
import { commentWords } from './words.ts'

/** What people say to an application beside their decisions. */
export function Comments({ progress }: { readonly progress: Progress }) {
  const words = useWords(commentWords)
  const { comments, operationPerm } = progress
  const mayWrite = operationPerm.actions.includes('comment')
  if (comments.length === 0 && !mayWrite) return null
  return (
    <section className="page-card" aria-labelledby="office-comments">
      <h2 id="office-comments">{words.title}</h2>
      {comments.length > 0 && (
        <ul className="page-list">
          {comments.map(({ id, text, author, at, attachments, mentions }) => (
            <li key={id} className="office-comment">
              <Avatar name={author.name} src={author.avatar} />
              <div className="list-text">
                <small>
                  {author.name} · <Time at={at} />
                </small>
                <span className="office-comment-text">{text}</span>
                {mentions.length > 0 && <small>{words.notified(mentions.map(({ name }) => name).join(', '))}</small>}
                {attachments.map(({ name, url }) => (
                  <FileLink key={url} name={name} address={url} />
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
      {mayWrite && <CommentForm progress={progress} />}
    </section>
  )
}
