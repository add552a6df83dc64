import './wallet.css'

interface PersonCellProps {
  readonly name: string
  readonly number: string
}

/** Somebody in a table, by name with the number below. */
export function PersonCell({ name, number }: PersonCellProps) {
  return (
    <span className="person-cell">
      {name}
      <small>{number}</small>
    </span>
  )
}
