import type { AccountLink, PasswordChanged } from '@campus/contract/account/links.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import '../account-page.css'
import { linkWords } from './link-words.ts'

/** Whether there is anything to look at after a new password. */
export const hasLinks = ({ removed, kept }: PasswordChanged): boolean => removed.length + kept.length > 0

function Links({ title, text, links }: { readonly title: string; readonly text: string; readonly links: readonly AccountLink[] }) {
  const words = useWords(linkWords)
  if (links.length === 0) return null
  return (
    <div className="account-card">
      <h2>{title}</h2>
      <p className="account-note">{text}</p>
      <ul className="account-list">
        {links.map(({ kind, name, createdAt }) => (
          <li key={`${kind} ${name} ${createdAt}`}>
            {words.kind(kind)} {name} · <Time at={createdAt} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PasswordChangedViewProps {
  readonly changed: PasswordChanged
  /** Where the links that stay can be removed, for who is logged in. */
  readonly manage?: ReactNode
  readonly done: string
  readonly onDone: () => void
}

/** After a new password: what else opens the account, and what was removed because nobody vouched for it. */
export function PasswordChangedView({ changed, manage, done, onDone }: PasswordChangedViewProps) {
  const words = useWords(linkWords)
  return (
    <>
      <Links title={words.removed} text={words.removedText} links={changed.removed} />
      <Links title={words.kept} text={words.keptText} links={changed.kept} />
      {changed.kept.length > 0 && manage}
      <Button block color="primary" size="large" onClick={onDone}>
        {done}
      </Button>
    </>
  )
}
