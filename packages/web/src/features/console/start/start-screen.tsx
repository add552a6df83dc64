import { waitingWork } from '@campus/contract/console/work.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { ConsoleFrame } from '../../../console/frame/console-frame.tsx'
import { registeredStartParts } from '../../../console/menu/start-parts.ts'
import { useAccess } from '../../../navigation/use-access.ts'
import { StartPartView } from './start-part-view.tsx'
import { WaitingList } from './waiting-list.tsx'
import { startWords } from './words.ts'

/** What waits for the reader, and below it what the areas show of the day. */
export default function StartScreen() {
  const words = useWords(startWords)
  const work = useRead(waitingWork, {})
  const access = useAccess()
  const parts = registeredStartParts().filter(({ guard }) => access(guard) === 'open')
  return (
    <ConsoleFrame screen={consolePaths.start} lead={words.lead}>
      <QueryView read={work}>{(queues) => <WaitingList queues={queues} />}</QueryView>
      {parts.map((part) => (
        <StartPartView key={part.name} part={part} />
      ))}
    </ConsoleFrame>
  )
}
