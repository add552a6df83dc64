import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import { schoolTerminal } from '@campus/contract/terminals/console.ts'
import { locationIn } from '@campus/contract/terminals/location-text.ts'
import { sayHours } from '@campus/contract/terminals/opening-hours-text.ts'
import { statusOf } from '@campus/contract/terminals/terminal-status.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { Abilities } from '../../../../domain/terminal/abilities.tsx'
import { TerminalMark } from '../../../../domain/terminal/terminal-mark.tsx'
import { open } from '../../../../navigation/navigator.ts'
import { PathLink } from '../../../../navigation/path-link.tsx'
import '../../../../console/look/console-look.css'
import { Facts } from '../../../../console/look/facts.tsx'
import { Figures } from '../../../../console/look/figures.tsx'
import { sayMinutes } from '../duration.ts'
import { useMay } from '../use-may.ts'
import { Credentials } from './credentials.tsx'
import { Supplies } from './supplies.tsx'
import { type LiveTerminal, livePause, useTerminalNews } from './use-live.ts'
import { liveWords } from './words.ts'

interface Shown {
  readonly terminal: LiveTerminal
}

function Seen({ at }: { readonly at: string | null }) {
  const words = useWords(liveWords)
  return at === null ? words.never : <Time at={at} />
}

function About({ terminal }: Shown) {
  const words = useWords(liveWords)
  const say = useSay()
  const language = useLanguage()
  const { number, latitude, longitude, hours, abilities, printerName, version, screenSeenAt, printerSeenAt } = terminal
  return (
    <Facts
      facts={[
        [words.number, number],
        [
          words.where,
          <PathLink key="where" to={shellPaths.openLocation} query={{ latitude, longitude, name: nameIn(terminal, language) }}>
            {locationIn(terminal, language)}
          </PathLink>,
        ],
        [words.hours, sayHours(hours).map(say).join(' · ')],
        [words.abilities, <Abilities key="abilities" abilities={abilities} />],
        [words.printer, printerName],
        [words.version, version],
        [words.printerSeen, <Seen key="printer" at={printerSeenAt} />],
        [words.screenSeen, <Seen key="screen" at={screenSeenAt} />],
      ]}
    />
  )
}

function Head({ terminal }: Shown) {
  const words = useWords(liveWords)
  const say = useSay()
  const language = useLanguage()
  const { setUp } = useMay()
  const { tone, why } = statusOf(terminal)
  return (
    <section className="console-card">
      <header>
        <h2>{nameIn(terminal, language)}</h2>
        <TerminalMark terminal={terminal} />
      </header>
      {why.length > 0 && <p className={`live-why terminal-why-${tone}`}>{why.map(say).join(' · ')}</p>}
      <Supplies terminal={terminal} />
      <About terminal={terminal} />
      <div className="console-buttons">
        {setUp && <Button onClick={() => void open(consolePaths.terminal, { id: terminal.id })}>{words.edit}</Button>}
        <Button onClick={() => void open(consolePaths.faults, { terminalId: terminal.id })}>{words.toFaults}</Button>
        <Button onClick={() => void open(consolePaths.terminalEvents, { terminalId: terminal.id })}>{words.toEvents}</Button>
        <Button onClick={() => void open(consolePaths.printJobs, { terminalId: terminal.id })}>{words.toJobs}</Button>
      </div>
    </section>
  )
}

function Repair({ terminal: { repair } }: Shown) {
  const words = useWords(liveWords)
  const say = useSay()
  return (
    <section className="console-card">
      <h2>{words.repair}</h2>
      <Figures
        figures={[
          [words.available, repair.availablePercent === null ? '—' : `${repair.availablePercent}%`],
          [words.faultCount, repair.faults],
          [words.meanRepair, repair.meanMinutes === null ? '—' : say(sayMinutes(repair.meanMinutes))],
        ]}
      />
    </section>
  )
}

/** One terminal as it stands this moment, with its machines and how well it did. */
export function TerminalDetail({ id }: { readonly id: string }) {
  const read = useRead(schoolTerminal, { id }, { background: true, staleTime: 0, refetchInterval: livePause })
  useTerminalNews(read.refetch)
  return (
    <QueryView read={read}>
      {(terminal) => (
        <article className="console-column">
          <Head terminal={terminal} />
          <Credentials terminal={terminal} />
          <Repair terminal={terminal} />
        </article>
      )}
    </QueryView>
  )
}
