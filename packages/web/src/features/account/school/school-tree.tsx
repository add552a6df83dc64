import { nameIn } from '@campus/contract/localized-name.ts'
import type { SchoolNode } from '@campus/contract/school/schools.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { CheckOutline } from 'antd-mobile-icons'
import { type FoundSchool, findSchools, schoolsIn } from './find-schools.ts'
import './school.css'
import type { ChosenSchool } from './use-login-page.ts'
import { schoolWords } from './words.ts'

export interface SchoolChoice {
  readonly chosenId: string
  readonly onChoose: (school: ChosenSchool) => void
}

interface SchoolOptionProps extends SchoolChoice {
  readonly found: FoundSchool
}

const fewEnoughToOpen = 20

function SchoolOption({ found: { school, regions }, chosenId, onChoose }: SchoolOptionProps) {
  const language = useLanguage()
  const isChosen = school.id === chosenId
  return (
    <button
      type="button"
      className="picker-option"
      aria-pressed={isChosen}
      onClick={() => onChoose({ id: school.id, name: nameIn(school, language) })}
    >
      <span>
        {nameIn(school, language)}
        {regions.length > 0 && <small className="school-where">{regions.map((region) => nameIn(region, language)).join(' · ')}</small>}
      </span>
      {isChosen && <CheckOutline aria-hidden />}
    </button>
  )
}

interface BranchProps extends SchoolChoice {
  readonly nodes: readonly SchoolNode[]
  readonly isOpen: boolean
}

/** Regions open and close by themselves, with the keyboard too: that is what `details` is for. */
function Branch({ nodes, isOpen, ...choice }: BranchProps) {
  const language = useLanguage()
  return (
    <ul className="school-branch">
      {nodes.map((node) => (
        <li key={node.id}>
          {node.kind === 'school' ? (
            <SchoolOption found={{ school: node, regions: [] }} {...choice} />
          ) : (
            <details open={isOpen || schoolsIn(node.children).some(({ school }) => school.id === choice.chosenId)}>
              <summary>{nameIn(node, language)}</summary>
              <Branch nodes={node.children} isOpen={isOpen} {...choice} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

interface SchoolTreeProps extends SchoolChoice {
  readonly nodes: readonly SchoolNode[]
  readonly search: string
}

/** The whole tree; with a search, only the schools it finds and where they lie. */
export function SchoolTree({ nodes, search, ...choice }: SchoolTreeProps) {
  const words = useWords(schoolWords)
  const found = findSchools(nodes, search)
  if (found.length === 0)
    return (
      <p className="field-hint" role="status">
        {words.noMatch}
      </p>
    )
  if (search.trim() === '')
    return (
      <div className="picker-options">
        <Branch nodes={nodes} isOpen={found.length <= fewEnoughToOpen} {...choice} />
      </div>
    )
  return (
    <ul className="picker-options">
      {found.map((one) => (
        <li key={one.school.id}>
          <SchoolOption found={one} {...choice} />
        </li>
      ))}
    </ul>
  )
}
