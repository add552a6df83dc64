import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { back } from '../../navigation/navigator.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { useQueryOf } from '../../navigation/use-query-of.ts'
import { messagesPaths } from '../../paths/messages.ts'
import { MessageView } from './message-view.tsx'
import { messageWords } from './words.ts'

export default function MessageScreen() {
  const words = useWords(messageWords)
  const { id } = useQueryOf(messagesPaths.message)
  if (!id) return <Empty says={words.choose} action={<PathLink to={messagesPaths.messages}>{words.title}</PathLink>} />
  return <MessageView id={id} key={id} onRemoved={() => back()} />
}
