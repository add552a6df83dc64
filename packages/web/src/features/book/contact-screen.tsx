import { Button } from '@campus/ui/button/button.tsx'
import { switchTab } from '../../navigation/navigator.ts'
import { useQueryOf } from '../../navigation/use-query-of.ts'
import '../../parts/page/page.css'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { messagesPaths } from '../../paths/messages.ts'
import { ContactCard } from './card/contact-card.tsx'
import { bookWords } from './words.ts'

export default function ContactScreen() {
  const words = useWords(bookWords)
  const { id } = useQueryOf(messagesPaths.contact)
  const toBook = (
    <Button color="primary" fill="outline" onClick={() => void switchTab(messagesPaths.book)}>
      {words.toBook}
    </Button>
  )
  if (!id) return <Empty says={words.noAddress} action={toBook} />
  return (
    <div className="page">
      <ContactCard id={id} />
    </div>
  )
}
