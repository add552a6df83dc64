import { searchContacts } from '@campus/contract/people/directory.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { send } from '../../api/send.ts'
import { keyOf } from '../../api/use-read.ts'
import { ContactList, type PersonChoice } from './contact-list.tsx'
import { bookWords } from './words.ts'

interface FoundPeopleProps extends PersonChoice {
  readonly wanted: string
  readonly onClear: () => void
}

export function FoundPeople({ wanted, onClear, ...choice }: FoundPeopleProps) {
  const words = useWords(bookWords)
  const pages = usePages(keyOf(searchContacts, { name: wanted }), (pageNum, signal) =>
    send(searchContacts, { name: wanted, pageNum }, { signal, background: true }),
  )
  const clear = (
    <Button color="primary" fill="outline" onClick={onClear}>
      {words.clearSearch}
    </Button>
  )
  return (
    <section className="book-people list-on-card">
      {pages.total !== undefined && pages.total > 0 && (
        <p className="page-note" role="status">
          {words.found(pages.total)}
        </p>
      )}
      <ContactList pages={pages} empty={<Empty says={words.foundNobody} action={clear} />} {...choice} />
    </section>
  )
}
