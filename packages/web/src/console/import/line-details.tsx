import './import.css'

interface LineDetailsProps {
  readonly line: {
    readonly changes: readonly string[]
    readonly problems: readonly { readonly field: string; readonly text: string }[]
  }
}

/** What a line changes, or what is wrong with it. */
export function LineDetails({ line: { changes, problems } }: LineDetailsProps) {
  if (problems.length === 0) return changes.join(' · ')
  return (
    <ul className="import-problems">
      {problems.map(({ field, text }) => (
        <li key={`${field} ${text}`}>{field === '' ? text : `${field}: ${text}`}</li>
      ))}
    </ul>
  )
}
