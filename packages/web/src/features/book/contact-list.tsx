import type { Contact } from '@campus/contract/people/directory.ts'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import type { Pages } from '@campus/ui/list/growing-list.ts'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { useWide } from '../../chrome/use-wide.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { messagesPaths } from '../../paths/messages.ts'
import { ContactLine } from './contact-line.tsx'
import { bookWords } from './words.ts'

export interface PersonChoice {
  readonly chosenId: string | undefined
  readonly onChoose: (id: string) => void
}

interface ContactListProps extends PersonChoice {
  readonly pages: Pages<Contact>
  readonly empty: ReactNode
}

/** A phone opens the card as a screen of its own; where there is room, it stands beside the list. */
export function ContactList({ pages, empty, chosenId, onChoose }: ContactListProps) {
  const words = useWords(bookWords)
  const isWide = useWide()
  return (
    <EndlessList label={words.people} pages={pages} empty={empty} keyOfRow={({ id }) => id}>
      {(contact) =>
        isWide ? (
          <button type="button" className="contact-line" aria-pressed={contact.id === chosenId} onClick={() => onChoose(contact.id)}>
            <ContactLine contact={contact} />
          </button>
        ) : (
          <PathLink to={messagesPaths.contact} query={{ id: contact.id }} className="contact-line">
            <ContactLine contact={contact} />
          </PathLink>
        )
      }
    </EndlessList>
  )
}
