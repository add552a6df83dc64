import type { Contact } from '@campus/contract/people/directory.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { Avatar } from '../../domain/person/avatar.tsx'
import { StateMark } from '../../parts/page/state-mark.tsx'
import './book.css'
import { bookWords } from './words.ts'

/** One person in a list: who they are and where they belong. */
export function ContactLine({ contact }: { readonly contact: Contact }) {
  const words = useWords(bookWords)
  const say = useSay()
  const { name, remark, tags, userType, unitName, avatar, isManager } = contact
  return (
    <>
      <Avatar name={name} src={avatar} />
      <span className="contact-text">
        <span className="contact-name">
          {name}
          {remark && <small>（{remark}）</small>}
          {isManager && <StateMark tone="good" says={words.manager} />}
        </span>
        <small>{[say(userTypeNames[userType]), unitName].filter(Boolean).join(' · ')}</small>
        {tags.length > 0 && <small className="contact-tags">{tags.map((tag) => `#${tag}`).join(' ')}</small>}
      </span>
    </>
  )
}
