import type { Visit } from '@campus/contract/kiosk/visits.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { attributeNames } from '@campus/contract/printing/print-attributes.ts'
import { isAllEntrusted } from '@campus/contract/printing/print-consent.ts'
import { printHereWords } from '@campus/contract/printing/print-here-words.ts'
import { lackedNames, type TerminalAbility } from '@campus/contract/terminals/terminal-states.ts'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { CheckShieldOutline, FileOutline, PicturesOutline } from 'antd-mobile-icons'
import { Heading } from '../frame/heading.tsx'
import { ThingCard } from './thing-card.tsx'
import './things-screen.css'
import { lackedForFile } from './ways.ts'
import { visitWords } from './words.ts'

type Item = Visit['items'][number]
export type VisitFile = Visit['files'][number]

interface ThingsScreenProps {
  readonly visit: Visit
  readonly abilities: readonly TerminalAbility[]
  readonly failure: string
  readonly isBeginning: boolean
  readonly onPrint: (itemId: string) => void
  readonly onChoose: (file: VisitFile) => void
}

const timeOf = (instant: string) => minuteOf(Date.parse(instant))

const useLacked = () => {
  const say = useSay()
  return (lacks: readonly TerminalAbility[]) => lacks.map((ability) => say(lackedNames[ability])).join(' · ')
}

/** Notes on an item: why it cannot be printed here, its progress, and its delegates. */
const useNotes = ({ state, isPossible, lacks, copies, copiesPrinted, pagesPerCopy, pagesLeft, entrustedTo }: Item) => {
  const words = useWords(visitWords)
  const here = useWords(printHereWords)
  const lacked = useLacked()
  if (state === 'printing') return words.busy
  if (!isPossible) return here.cannot(lacked(lacks))
  const isWhole = pagesLeft === copies * pagesPerCopy
  const notes = [
    !isWhole && copiesPrinted > 0 && words.printed(copiesPrinted),
    !isWhole && pagesLeft > 0 && words.left(pagesLeft),
    entrustedTo.length > 0 && here.entrusted(entrustedTo),
    lacked(lacks),
  ]
  return notes.filter(Boolean).join(' · ')
}

function ItemCard({ item, isBeginning, onPrint }: { readonly item: Item } & Pick<ThingsScreenProps, 'isBeginning' | 'onPrint'>) {
  const words = useWords(visitWords)
  const { takeBack } = useWords(printHereWords)
  const say = useSay()
  const facts = [
    words.amount(item.copies, item.pagesPerCopy),
    say(attributeNames[item.attribute]),
    words.readySince(timeOf(item.createdAt)),
  ]
  const action = isAllEntrusted(item) ? takeBack : words.print
  return (
    <ThingCard
      icon={item.kind === 'certificate' ? <CheckShieldOutline /> : <FileOutline />}
      name={nameIn(item, useLanguage())}
      facts={item.ownerName ? [words.forSomebody(item.ownerName), ...facts] : facts}
      note={useNotes(item)}
      action={isBeginning ? words.beginning : action}
      isMain
      isOff={isBeginning || !item.isPossible || item.state === 'printing'}
      isElsewhere={!item.isPossible}
      onAct={() => onPrint(item.id)}
    />
  )
}

function FileCard({ file, abilities, onChoose }: { readonly file: VisitFile } & Pick<ThingsScreenProps, 'abilities' | 'onChoose'>) {
  const words = useWords(visitWords)
  const here = useWords(printHereWords)
  const lacks = lackedForFile(abilities, file.kind)
  const why = useLacked()(lacks)
  const isSheet = file.kind === 'photo_sheet'
  return (
    <ThingCard
      icon={isSheet ? <PicturesOutline /> : <FileOutline />}
      name={file.name}
      facts={[isSheet ? words.photoSheet(file.pages) : words.pages(file.pages), words.uploadedAt(timeOf(file.createdAt))]}
      note={why && here.cannot(why)}
      action={words.choose}
      isOff={why !== ''}
      isElsewhere={why !== ''}
      onAct={() => onChoose(file)}
    />
  )
}

/** What the visitor can print: waiting items and, for a known person, their files. */
export function ThingsScreen({ visit, failure, ...doing }: ThingsScreenProps) {
  const words = useWords(visitWords)
  const items = visit.items.filter(({ state }) => state === 'waiting' || state === 'printing')
  return (
    <section className={`things ${visit.mayChoose ? 'things-both' : ''}`}>
      <Heading>{visit.mayChoose ? words.hello(visit.personName) : words.yours}</Heading>
      {failure && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
      <div className="things-columns">
        <div className="things-column">
          {visit.mayChoose && <h2>{words.waiting}</h2>}
          {items.length === 0 && <p className="card soft">{visit.mayChoose ? words.nothingWaiting : words.nothing}</p>}
          <ul>
            {items.map((item) => (
              <ItemCard key={item.id} item={item} {...doing} />
            ))}
          </ul>
        </div>
        {visit.mayChoose && (
          <div className="things-column">
            <h2>{words.files}</h2>
            {visit.files.length === 0 && <p className="card soft">{words.noFiles}</p>}
            <ul>
              {visit.files.map((file) => (
                <FileCard key={file.id} file={file} {...doing} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}
