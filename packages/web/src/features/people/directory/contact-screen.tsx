import { Button } from '@campus/ui/button/button.tsx'
import { switchTab } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { ContactCard } from './card/contact-card.tsx'
import { directoryWords } from './words.ts'

export default function ContactScreen() {
  const words = useWords(directoryWords)
  const { id } = useQueryOf(messagesPaths.contact)
  const toDirectory = (
    <Button color="primary" fill="outline" onClick={() => void switchTab(messagesPaths.book)}>
      {words.toDirectory}
    </Button>
  )
  if (!id) return <Empty t={words.noAddress} action={toDirectory} />
  return (
    <div className="page">
      <ContactCard id={id} />
    </div>
  )
}
