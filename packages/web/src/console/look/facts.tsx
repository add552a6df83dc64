import { Fragment, type ReactNode } from 'react'
import './console-look.css'

/** What is known, line by line; a value that is missing says so with a dash. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="console-facts">
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value === '' || value === null || value === undefined ? <span className="console-faint">—</span> : value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
