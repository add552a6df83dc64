import type { OutputOf } from '@campus/contract/call.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { contactCard } from '@campus/contract/people/directory.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { MailOutline, PhoneFill } from 'antd-mobile-icons'
import { useRead } from '../../../../api/use-read.ts'
import { Avatar } from '../../../../domain/person/avatar.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { CardFacts } from './card-facts.tsx'
import './contact-card.css'
import { OwnNotes } from './own-notes.tsx'
import { cardWords } from './words.ts'

export type Card = OutputOf<typeof contactCard>

function Who({ card }: { readonly card: Card }) {
  const words = useWords(cardWords)
  const say = useSay()
  const { name, nickname, remark, userType, unitName, avatar, phone, email, isMe } = card
  return (
    <section className="page-card page-card-center">
      <Avatar name={name} src={avatar} size="large" />
      <div>
        <h2 className="card-name">{name}</h2>
        {remark && <p className="page-lead">{remark}</p>}
        <p className="page-note">{[say(userTypeNames[userType]), unitName].filter(Boolean).join(' · ')}</p>
        {nickname && (
          <p className="page-note">
            {words.nickname}: {nickname}
          </p>
        )}
      </div>
      {isMe ? (
        <p className="page-note">
          {words.me} <PathLink to={peoplePaths.privacy}>{words.toPrivacy}</PathLink>
        </p>
      ) : (
        <div className="card-ways">
          {phone && (
            <a href={`tel:${phone}`}>
              <PhoneFill aria-hidden /> {words.call}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`}>
              <MailOutline aria-hidden /> {words.mail}
            </a>
          )}
        </div>
      )}
    </section>
  )
}

/** All that a person lets me see of themselves, and what I noted about them. */
export function ContactCard({ id }: { readonly id: string }) {
  const read = useRead(contactCard, { id })
  return (
    <QueryView read={read}>
      {(card) => (
        <div className="page-column">
          <Who card={card} />
          <CardFacts card={card} />
          {!card.isMe && <OwnNotes card={card} />}
        </div>
      )}
    </QueryView>
  )
}
