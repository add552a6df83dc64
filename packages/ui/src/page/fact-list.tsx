import { Fragment, type ReactNode } from 'react'
import './fact-list.css'

/** A name and what it is; without a value there is nothing to tell. */
export type Fact = readonly [name: string, value: ReactNode]

export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(
        ([name, value]) =>
          value !== null &&
          value !== undefined &&
          value !== false &&
          value !== '' && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  )
}
