import { nameIn } from '@campus/contract/localized-name.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { RightOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { redirect } from '../../../navigation/navigator.ts'
import './directory-tree.css'
import { useLevel } from './use-level.ts'
import { directoryWords } from './words.ts'

interface BranchProps {
  readonly parentId: string | undefined
  /** The units that lead to where the reader stands; the last one is there. */
  readonly trail: readonly string[]
}

interface TwigProps extends BranchProps {
  readonly unit: {
    readonly id: string
    readonly name: string
    readonly nameEn: string
    readonly nameTw: string
    readonly people: number
    readonly kind: string
  }
}

function Twig({ unit, trail }: TwigProps) {
  const words = useWords(directoryWords)
  const name = nameIn(unit, useLanguage())
  const [chosen, setIsOpen] = useState<boolean>()
  const isOpen = chosen ?? trail.includes(unit.id)
  const isHere = trail.at(-1) === unit.id
  return (
    <li>
      <div className="twig" data-here={isHere || undefined}>
        {unit.kind === 'class' ? (
          <span className="twig-twist" />
        ) : (
          <button
            type="button"
            className="twig-twist"
            aria-expanded={isOpen}
            aria-label={words.open(name)}
            onClick={() => setIsOpen(!isOpen)}
          >
            <RightOutline aria-hidden />
          </button>
        )}
        <button
          type="button"
          className="twig-name"
          aria-current={isHere ? 'location' : undefined}
          onClick={() => {
            setIsOpen(true)
            void redirect(messagesPaths.book, { unitId: unit.id })
          }}
        >
          <span>{name}</span>
          <small>{words.peopleIn(unit.people)}</small>
        </button>
      </div>
      {isOpen && unit.kind !== 'class' && <Branch parentId={unit.id} trail={trail} />}
    </li>
  )
}

function Branch({ parentId, trail }: BranchProps) {
  const level = useLevel(parentId === undefined ? {} : { unitId: parentId })
  return (
    <QueryView read={level}>
      {({ units }) => (
        <ul className="branch">
          {units.map((unit) => (
            <Twig key={unit.id} unit={unit} parentId={parentId} trail={trail} />
          ))}
        </ul>
      )}
    </QueryView>
  )
}

/** The organisation beside the list; each branch is read when it is opened. */
export function DirectoryTree({ unitId }: { readonly unitId: string | undefined }) {
  const words = useWords(directoryWords)
  const { data } = useLevel(unitId === undefined ? {} : { unitId })
  // The way there arrives after the step; until then the tree stays as it is.
  const [trail, setTrail] = useState(data?.trail)
  if (data && data.trail !== trail) setTrail(data.trail)
  return (
    <nav className="book-tree" aria-label={words.organisation}>
      <button
        type="button"
        className="twig-name twig-top"
        aria-current={unitId === undefined ? 'location' : undefined}
        onClick={() => void redirect(messagesPaths.book, { unitId: undefined, tag: undefined })}
      >
        {words.school}
      </button>
      {trail && <Branch parentId={undefined} trail={trail.map(({ id }) => id)} />}
    </nav>
  )
}
