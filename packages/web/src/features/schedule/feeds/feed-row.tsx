import { type Feed, ownFeeds, revokeFeed } from '@campus/contract/schedule/feeds.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { sayDay } from '../../../domain/lesson/school-clock.ts'
import { feedWords } from './words.ts'

const look = { year: 'numeric', month: 'short', day: 'numeric' } as const

/** One address in use; it is revoked after a question. */
export function FeedRow({ feed: { id, name, createdAt, lastUsedOn, withOwnEntries } }: { readonly feed: Feed }) {
  const language = useLanguage()
  const words = useWords(feedWords)
  const { act, isActing } = useAction(revokeFeed, { changes: [ownFeeds] })
  const revoke = async () => {
    if (!(await ask({ title: words.revokeTitle, text: words.revokeText, confirm: words.revoke }))) return
    await act({ id })
    toast(words.revoked, 'success')
  }
  return (
    <li>
      <span className="list-text">
        <strong>{name}</strong>
        <small>
          {words.created} <Time at={createdAt} />
          {withOwnEntries && ` · ${words.withOwn}`}
        </small>
        <small>{lastUsedOn === null ? words.unused : words.used(sayDay(lastUsedOn, language, look))}</small>
      </span>
      <Button size="small" loading={isActing} aria-label={`${words.revoke} ${name}`} onClick={() => void revoke().catch(() => undefined)}>
        {words.revoke}
      </Button>
    </li>
  )
}
