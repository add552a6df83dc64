import { nearbyTerminals } from '@campus/contract/terminals/terminals.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '../../../parts/page/page.css'
import { Empty } from '../../../parts/states/empty.tsx'
import { usePage } from '../../../parts/table/use-page.ts'
import { HereButton } from '../../../parts/terminal/here-button.tsx'
import { TerminalsOnMap } from '../../../parts/terminal/terminals-on-map.tsx'
import { useHere } from '../../../parts/terminal/use-here.ts'
import { cloudPrintPaths } from '../../../paths/cloud-print.ts'
import { useWords } from '../../../words/words.ts'
import { nearbyWords } from './words.ts'

const pause = 20_000

/** Where files of one's own can be printed, the nearest first for who tells where they stand. */
export default function NearbyScreen() {
  const words = useWords(nearbyWords)
  const { id } = useQueryOf(cloudPrintPaths.nearby)
  const here = useHere()
  const read = usePage(nearbyTerminals, { ...here.point }, { refetchInterval: pause })
  return (
    <TerminalsOnMap
      read={read}
      here={here.point}
      chosen={id}
      onChoose={(id) => void redirect(cloudPrintPaths.nearby, { id })}
      tools={
        <>
          <p className="page-note">{words.lead}</p>
          <div className="terminal-tools">
            <HereButton here={here} />
          </div>
        </>
      }
      empty={<Empty says={words.none} />}
      foot={<PathLink to={cloudPrintPaths.tasks}>{words.tasks}</PathLink>}
    />
  )
}
