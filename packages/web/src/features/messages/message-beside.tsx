import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { MessageView } from './message-view.tsx'
import { messageWords } from './words.ts'

interface MessageBesideProps {
  readonly id: string | undefined
  readonly onRemoved: () => void
}

/** Nothing opens by itself: what is opened counts as read. */
export function MessageBeside({ id, onRemoved }: MessageBesideProps) {
  const words = useWords(messageWords)
  return id ? <MessageView id={id} key={id} onRemoved={onRemoved} /> : <Empty says={words.choose} />
}
