import { nameIn } from '@campus/contract/localized-name.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { CheckOutline, RightOutline } from 'antd-mobile-icons'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { moveByKey } from './unit-keys.ts'
import './unit-picker.css'
import { rowsInSight, trailOf, type Unit, type UnitRow } from './unit-rows.ts'
import { unitWords } from './words.ts'

interface UnitTreeProps<U extends Unit> {
  readonly label: string
  /** In the order of the school; a unit without its parent stands at the top. */
  readonly units: readonly U[]
  readonly value: readonly string[]
  readonly multiple?: boolean
  readonly onChange: (ids: readonly string[]) => void
  /** Stands at the end of a line, such as the number of people. */
  readonly aside?: (unit: U) => ReactNode
  /** What the search says where the tree is no organisation. */
  readonly searchSays?: { readonly label: string; readonly noMatch: string }
}

/** In pixels, for each level. */
const stepIn = 20

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((other) => other !== id))

/** What has to be open for the chosen ones to be in sight. */
const wayTo = (units: readonly Unit[], value: readonly string[]): readonly string[] =>
  value.flatMap((id) => trailOf(units, id).slice(0, -1)).map(({ id }) => id)

/** The first level is open from the start when it is a single unit. */
const openAtFirst = (units: readonly Unit[]): readonly string[] => {
  const top = rowsInSight(units, { open: new Set(), search: '' })
  return top.length === 1 ? top.map(({ unit }) => unit.id) : []
}

/** The organisation, searchable, to choose one unit or several from; the arrow keys walk it. */
export function UnitTree<U extends Unit>({ label, units, value, multiple = false, onChange, aside, searchSays }: UnitTreeProps<U>) {
  const words = useWords(unitWords)
  const [search, setSearch] = useState('')
  const way = wayTo(units, value)
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([...openAtFirst(units), ...way]))
  const [shownWay, setShownWay] = useState(way.join())
  const [focused, setFocused] = useState<string>()
  const tree = useRef<HTMLUListElement>(null)
  const shouldFollow = useRef(false)
  // One that was chosen elsewhere, such as a unit just added, comes into sight.
  if (way.join() !== shownWay) {
    setShownWay(way.join())
    setOpen(new Set([...open, ...way]))
  }
  const rows = rowsInSight(units, { open, search })
  const current = rows.find(({ unit }) => unit.id === focused) ?? rows.find(({ unit }) => value.includes(unit.id)) ?? rows[0]

  useEffect(() => {
    if (shouldFollow.current) tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    shouldFollow.current = false
  })

  const choose = (id: string) => {
    if (!multiple) return onChange([id])
    onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id])
  }
  const toggle = ({ unit, isOpen }: UnitRow) => setOpen(isOpen ? without(open, unit.id) : new Set([...open, unit.id]))

  const walk = (event: KeyboardEvent, id: string) => {
    const move = moveByKey(rows, id, event.key)
    if (!move) return
    event.preventDefault()
    if ('choose' in move) return choose(move.choose)
    if ('open' in move) return setOpen(new Set([...open, move.open]))
    if ('close' in move) return setOpen(without(open, move.close))
    shouldFollow.current = true
    setFocused(move.to)
  }

  return (
    <div className="unit-tree">
      <input
        className="field-box"
        type="search"
        aria-label={searchSays?.label ?? words.search}
        placeholder={searchSays?.label ?? words.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {rows.length === 0 ? (
        <p className="field-hint" role="status">
          {units.length === 0 ? words.none : (searchSays?.noMatch ?? words.noMatch)}
        </p>
      ) : (
        <ul role="tree" aria-label={label} aria-multiselectable={multiple} ref={tree}>
          {rows.map((row) => (
            <UnitLine
              key={row.unit.id}
              row={row}
              isChosen={value.includes(row.unit.id)}
              isCurrent={row === current}
              isMany={multiple}
              onKey={(event) => walk(event, row.unit.id)}
              onFocus={() => setFocused(row.unit.id)}
              onChoose={() => choose(row.unit.id)}
              onToggle={() => toggle(row)}
            >
              {aside?.(row.unit)}
            </UnitLine>
          ))}
        </ul>
      )}
    </div>
  )
}

interface UnitLineProps {
  readonly row: UnitRow
  readonly isChosen: boolean
  readonly isCurrent: boolean
  readonly isMany: boolean
  readonly onKey: (event: KeyboardEvent) => void
  readonly onFocus: () => void
  readonly onChoose: () => void
  readonly onToggle: () => void
  readonly children: ReactNode
}

function UnitLine({ row, isChosen, isCurrent, isMany, onKey, onFocus, onChoose, onToggle, children }: UnitLineProps) {
  const { unit, level, hasChildren, isOpen, place, siblings } = row
  return (
    <li
      role="treeitem"
      className="unit-line"
      style={{ paddingInlineStart: (level - 1) * stepIn }}
      tabIndex={isCurrent ? 0 : -1}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={isChosen}
      onKeyDown={onKey}
      onFocus={onFocus}
      onClick={onChoose}
    >
      <span
        className="unit-twist"
        data-open={isOpen || undefined}
        aria-hidden="true"
        onClick={(event) => {
          if (!hasChildren) return
          event.stopPropagation()
          onToggle()
        }}
      >
        {hasChildren && <RightOutline />}
      </span>
      <span className="unit-name">{nameIn(unit, useLanguage())}</span>
      <span className="unit-aside">{children}</span>
      {(isChosen || isMany) && (
        <span className={isMany ? 'unit-box' : 'unit-mark'} aria-hidden="true">
          {isChosen && <CheckOutline />}
        </span>
      )}
    </li>
  )
}
