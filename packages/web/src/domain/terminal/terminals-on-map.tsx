import { say } from '@campus/contract/language.ts'
import type { Terminal } from '@campus/contract/terminals/terminals.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { type ReactNode, useMemo } from 'react'
import '@campus/ui/list/list.css'
import { nameIn } from '@campus/contract/localized-name.ts'
import { statusOf } from '@campus/contract/terminals/terminal-status.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { CampusMap } from '../map/campus-map.tsx'
import type { Point } from '../map/distance.ts'
import type { Spot } from '../map/draw-spots.ts'
import { useCampus } from '../map/use-campus.ts'
import { TerminalCard } from './terminal-card.tsx'
import './terminal.css'
import { terminalWords } from './words.ts'

interface MapProps {
  readonly terminals: readonly Terminal[]
  readonly here: Point | undefined
  readonly chosen: string | undefined
  readonly onChoose: (id: string | undefined) => void
}

/** Each at its place, with how it stands; the list beside it says the same in words. */
function TerminalMap({ terminals, here, chosen, onChoose }: MapProps) {
  const words = useWords(terminalWords)
  const language = useLanguage()
  const { read, centre, tiles } = useCampus()
  const places = useMemo(() => read.data?.places.filter(({ kind }) => kind !== 'terminal') ?? [], [read.data])
  const marked = useMemo(() => terminals.find(({ id }) => id === chosen), [terminals, chosen])
  const spots = useMemo((): readonly Spot[] => {
    const stands = terminals.map((terminal): Spot => {
      const { tone, text } = statusOf(terminal)
      const { id, latitude, longitude } = terminal
      return { id, latitude, longitude, tone, label: `${nameIn(terminal, language)} · ${say(text, language)}` }
    })
    return here ? [...stands, { ...here, id: 'me', tone: 'me', label: words.me }] : stands
  }, [terminals, here, language, words])
  if (!centre) return null
  return <CampusMap label={words.map} places={places} centre={centre} tiles={tiles} marked={marked} spots={spots} onSpot={onChoose} />
}

interface TerminalsOnMapProps extends Omit<MapProps, 'terminals'> {
  readonly read: { readonly data: readonly Terminal[] | undefined; readonly error: unknown; readonly refetch: () => unknown }
  readonly empty: ReactNode
  /** What narrows the list or brings it into another order, above it. */
  readonly tools: ReactNode
  /** Ways on, below it. */
  readonly foot?: ReactNode
}

const none: readonly Terminal[] = []

/** Terminals in a list and at their places: the map above the list on a phone, beside it where there is room. */
export function TerminalsOnMap({ read, here, chosen, onChoose, empty, tools, foot }: TerminalsOnMapProps) {
  const words = useWords(terminalWords)
  return (
    <div className="terminals">
      <div className="terminals-map">
        <TerminalMap terminals={read.data ?? none} here={here} chosen={chosen} onChoose={onChoose} />
      </div>
      <div className="terminals-list">
        {tools}
        <QueryView read={read} empty={empty}>
          {(terminals) => (
            <ul aria-label={words.list}>
              {terminals.map((terminal) => (
                <li key={terminal.id} data-open={terminal.id === chosen || undefined}>
                  <TerminalCard
                    terminal={terminal}
                    isOpen={terminal.id === chosen}
                    onTurn={() => onChoose(terminal.id === chosen ? undefined : terminal.id)}
                  />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
        {foot && <p className="terminals-foot">{foot}</p>}
      </div>
    </div>
  )
}
