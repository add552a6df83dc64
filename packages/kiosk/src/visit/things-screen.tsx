import type { Visit } from '@campus/contract/kiosk/visits.ts'
import { attributeNames } from '@campus/contract/printing/print-attributes.ts'
import type { TerminalAbility } from '@campus/contract/terminals/terminal-states.ts'
import { nameIn } from '@campus/web/parts/map/place-name.ts'
import { CheckShieldOutline, FileOutline, PicturesOutline } from 'antd-mobile-icons'
import { Heading } from '../frame/heading.tsx'
import { useLanguage } from '../words/language.ts'
import { useSay, useWords } from '../words/words.ts'
import { ThingCard } from './thing-card.tsx'
import './things-screen.css'
import { canPrint, canPrintFile } from './ways.ts'
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

function ItemCard({
  item,
  abilities,
  isBeginning,
  onPrint,
}: { readonly item: Item } & Omit<ThingsScreenProps, 'visit' | 'failure' | 'onChoose'>) {
  const words = useWords(visitWords)
  const say = useSay()
  const isPossible = canPrint(abilities, item)
  const isWhole = item.pagesLeft === item.copies * item.pagesPerCopy
  const facts = [words.amount(item.copies, item.pagesPerCopy), say(attributeNames[item.attribute])]
  const state = item.state === 'printing' ? words.busy : !isPossible ? words.cannot : isWhole ? undefined : words.left(item.pagesLeft)
  return (
    <ThingCard
      icon={item.kind === 'certificate' ? <CheckShieldOutline /> : <FileOutline />}
      name={nameIn(item, useLanguage())}
      facts={item.ownerName ? [words.forSomebody(item.ownerName), ...facts] : facts}
      note={state}
      action={isBeginning ? words.beginning : words.print}
      isMain
      isOff={isBeginning || !isPossible || item.state === 'printing'}
      onAct={() => onPrint(item.id)}
    />
  )
}

function FileCard({ file, abilities, onChoose }: { readonly file: VisitFile } & Pick<ThingsScreenProps, 'abilities' | 'onChoose'>) {
  const words = useWords(visitWords)
  const isPossible = canPrintFile(abilities, file.kind)
  const isSheet = file.kind === 'photo_sheet'
  return (
    <ThingCard
      icon={isSheet ? <PicturesOutline /> : <FileOutline />}
      name={file.name}
      facts={[isSheet ? words.photoSheet(file.pages) : words.pages(file.pages)]}
      note={isPossible ? undefined : words.cannot}
      action={words.choose}
      isOff={!isPossible}
      onAct={() => onChoose(file)}
    />
  )
}

/** What whoever is here can print: what waits for them and, where a person is known, their files. */
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
