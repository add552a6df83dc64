import { PriceKind, priceKindNames } from '@campus/contract/cloudprint/prices.ts'
import { nearbyTerminals } from '@campus/contract/terminals/terminals.ts'
import { useMemo } from 'react'
import { redirect } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../api/use-page.ts'
import { HereButton } from '../../../domain/terminal/here-button.tsx'
import { TerminalsOnMap } from '../../../domain/terminal/terminals-on-map.tsx'
import { useHere } from '../../../domain/terminal/use-here.ts'
import { ableTo } from './able-terminals.ts'
import { nearbyWords } from './words.ts'

const pause = 20_000

/** Where files of one's own can be printed, the nearest first for who tells where they stand. */
export default function NearbyScreen() {
  const words = useWords(nearbyWords)
  const say = useSay()
  const query = useQueryOf(cloudPrintPaths.nearby)
  const sheet = PriceKind.safeParse(query.sheet).data
  const here = useHere()
  const read = usePage(nearbyTerminals, { ...here.point }, { refetchInterval: pause })
  const data = useMemo(() => (sheet && read.data ? ableTo(sheet, read.data) : read.data), [sheet, read.data])
  const all = sheet && (
    <PathLink to={cloudPrintPaths.nearby} query={{}} replaces>
      {words.showAll}
    </PathLink>
  )
  return (
    <TerminalsOnMap
      read={{ ...read, data }}
      here={here.point}
      chosen={query.id}
      onChoose={(id) => void redirect(cloudPrintPaths.nearby, { id, sheet })}
      tools={
        <>
          <p className="page-note">
            {sheet ? words.leadFor(say(priceKindNames[sheet])) : words.lead} {all}
          </p>
          <div className="terminal-tools">
            <HereButton here={here} />
          </div>
        </>
      }
      empty={<Empty t={sheet ? words.noneFor(say(priceKindNames[sheet])) : words.none} action={all} />}
      foot={<PathLink to={cloudPrintPaths.tasks}>{words.tasks}</PathLink>}
    />
  )
}
