import { type ComponentType, useId } from 'react'
import '../form/form.css'
import '../tile/tile.css'
import './pick-list.css'

interface PickRow {
  readonly id: string
  readonly icon: ComponentType
  readonly title: string
  /** What else there is to know, one below the other. */
  readonly lines: readonly string[]
  /** It cannot be chosen, for this reason. */
  readonly offBecause?: string | undefined
}

interface PickListProps {
  readonly label: string
  readonly rows: readonly PickRow[]
  /** Empty while nothing is chosen. */
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** One of some things, each with a picture and what is known of it; radios underneath. */
export function PickList({ label, rows, chosen, onChoose }: PickListProps) {
  const name = useId()
  return (
    <fieldset className="field-set pick-list">
      <legend>{label}</legend>
      {rows.map(({ id, icon: Icon, title, lines, offBecause }) => (
        <label key={id}>
          <input type="radio" name={name} checked={id === chosen} disabled={offBecause !== undefined} onChange={() => onChoose(id)} />
          <span className="tile-icon tile-icon-small" aria-hidden="true">
            <Icon />
          </span>
          <span className="pick-text">
            <strong>{title}</strong>
            {lines.map((line) => (
              <small key={line}>{line}</small>
            ))}
            {offBecause && <small className="pick-off">{offBecause}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
