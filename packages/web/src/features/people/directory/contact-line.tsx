import type { Contact } from '@campus/contract/people/directory.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { Avatar } from '../../../domain/person/avatar.tsx'
import './directory.css'
import { directoryWords } from './words.ts'

/** One person in a list: who they are and where they belong. */
export function ContactLine({ contact }: { readonly contact: Contact }) {
  const words = useWords(directoryWords)
  const say = useSay()
  const { name, remark, tags, userType, unitName, avatar, isManager } = contact
  return (
    <>
      <Avatar name={name} src={avatar} />
      <span className="contact-text">
        <span className="contact-name">
          {name}
          {remark && <small>（{remark}）</small>}
          {isManager && <StateMark tone="good" t={words.manager} />}
        </span>
        <small>{[say(userTypeNames[userType]), unitName].filter(Boolean).join(' · ')}</small>
        {tags.length > 0 && <small className="contact-tags">{tags.map((tag) => `#${tag}`).join(' ')}</small>}
      </span>
    </>
  )
}
